import type { SeenEvent } from '@parley/kernel';
import type { ReplayStory } from '@parley/server/protocol';
import type { ReactNode } from 'react';
import { api } from '../client/api.ts';
import { Segments } from '../parts/chip.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useViewpoint } from '../table/context.ts';
import { T } from '../text/index.ts';
import type { Moves } from './replay-page.tsx';

const SPEEDS = ['0.5', '1', '2', '4'] as const;

/** Forward, back, play, and how fast. */
export function Controls(props: {
  readonly move: Moves;
  readonly playing: boolean;
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
  readonly at: number;
  readonly story: ReplayStory;
  readonly winners: (e: SeenEvent) => readonly number[] | null;
  /** What Shift steps by. */
  readonly step: string;
}): ReactNode {
  const { move, playing, speed, onSpeed, at, story, winners, step } = props;
  const { nameOf } = useViewpoint();
  const value = SPEEDS.find((s) => Number(s) === speed) ?? '1';
  return (
    <div className="replay-controls">
      <Button icon="prev" label={T.replay.first} onClick={move.first} />
      <Button icon="play" label={T.replay.back} onClick={move.back} turned />
      <button
        type="button"
        className="button is-primary replay-play"
        aria-label={playing ? T.replay.pause : T.replay.play}
        onClick={move.play}
      >
        <Icon name={playing ? 'pause' : 'play'} size={18} />
      </button>
      <Button icon="play" label={T.replay.forward} onClick={move.forward} />
      <Button icon="next" label={T.replay.last} onClick={move.last} />
      <Segments
        label={T.replay.speed}
        values={SPEEDS}
        value={value}
        text={(s) => T.replay.speeds[s]}
        onChange={(s) => onSpeed(Number(s))}
      />
      <span className="replay-keys" aria-hidden="true">
        <kbd>←</kbd> <kbd>→</kbd> {T.replay.keys.step} <kbd>Shift</kbd> {step} <kbd>Space</kbd> {T.replay.keys.play}
      </span>
      <span className="spacer" />
      <span className="replay-at">
        <b>{T.replay.at({ at, total: story.total })}</b>
        <span className="replay-end">{endOf(story, winners, nameOf)}</span>
      </span>
      <button type="button" className="button is-ghost" onClick={() => void download(story.game)}>
        <Icon name="down" />
        {T.replay.download}
      </button>
    </div>
  );
}

function Button(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly turned?: boolean;
}): ReactNode {
  const { icon, label, onClick, turned } = props;
  return (
    <button type="button" className={`icon-button${turned ? ' replay-turned' : ''}`} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} size={18} />
    </button>
  );
}

function endOf(story: ReplayStory, winners: (e: SeenEvent) => readonly number[] | null, nameOf: (seat: number) => string): string {
  const names = (story.steps.flatMap((s) => s.events.flatMap((e) => [winners(e) ?? []])).findLast((won) => won.length > 0) ?? []).map(
    nameOf,
  );
  if (names.length === 0) return '';
  return ` · ${names.length === 1 ? T.replay.ends({ names: names[0] }) : T.replay.endsTogether({ names: T.and(names) })}`;
}

/** The log as a file on this machine. */
async function download(game: string): Promise<void> {
  const log = await api.log(game);
  const url = URL.createObjectURL(new Blob([JSON.stringify(log)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `parley-${game}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

import type { Stop } from '@parley/server/protocol';
import type { ReactNode } from 'react';
import { change, SPEEDS, useSettings, type Speed, type Theme } from '../client/settings.ts';
import { Segments } from '../parts/chip.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { T } from '../text/index.ts';
import { language, LANGUAGES, type Language } from '../text/language.ts';
import { askToNotify } from '../client/alerts.ts';

const THEMES: readonly Theme[] = ['system', 'dark', 'light'];
const isChosen = (x: string): x is Language => Object.hasOwn(LANGUAGES, x);
const LANGUAGE_IDS = Object.keys(LANGUAGES).filter(isChosen);
const speedCalled = (name: string): Speed => SPEEDS.find((x) => String(x) === name) ?? 1;
const ON_OFF = ['on', 'off'] as const;
const STOPS: readonly Stop[] = ['always', 'ask', 'never'];

/** Texts are fetched with the page: another language is another load. Whatever was going on goes on. */
function chooseLanguage(chosen: Language): void {
  change({ language: chosen });
  location.reload();
}

/** How this browser shows tables. */
export function SettingsDialog({
  places = [],
  onClose,
}: {
  /** Places of the table that letters go to, besides the log and the chat. */
  readonly places?: readonly { readonly key: string; readonly name: string }[];
  readonly onClose: () => void;
}): ReactNode {
  const { keyNames, keyDoes } = T.settings;
  const letters = [...places, { key: 'l', name: T.settings.places.log }, { key: 'c', name: T.settings.places.chat }];
  const keys: readonly (readonly [string, string])[] = [
    ['1 – 9', keyDoes.digits],
    [keyNames.enter, keyDoes.enter],
    [keyNames.escape, keyDoes.escape],
    [keyNames.space, keyDoes.space],
    ['F', keyDoes.f],
    ['?', keyDoes.why],
    [letters.map((p) => p.key.toUpperCase()).join(' '), letters.map((p) => p.name).join(', ')],
  ];
  const s = useSettings();
  const onOff = (label: string, value: boolean, set: (on: boolean) => void): ReactNode => (
    <Row label={label}>
      <Segments label={label} values={ON_OFF} value={value ? 'on' : 'off'} text={(v) => T.settings[v]} onChange={(v) => set(v === 'on')} />
    </Row>
  );
  return (
    <Dialog title={T.settings.title} onClose={onClose}>
      <div className="dialog-settings">
        <Row label={T.settings.language}>
          <Segments
            label={T.settings.language}
            values={LANGUAGE_IDS}
            value={isChosen(language) ? language : 'en'}
            text={(v) => LANGUAGES[v]}
            onChange={(v) => chooseLanguage(v)}
          />
        </Row>
        <Row label={T.settings.theme}>
          <Segments
            label={T.settings.theme}
            values={THEMES}
            value={s.theme}
            text={(v) => T.settings.themes[v]}
            onChange={(theme) => change({ theme })}
          />
        </Row>
        <Row label={T.settings.speed}>
          <Segments
            label={T.settings.speed}
            values={SPEEDS.map(String)}
            value={String(s.speed)}
            text={(v) => T.settings.speeds[speedCalled(v)]}
            onChange={(v) => change({ speed: speedCalled(v) })}
          />
        </Row>
        {onOff(T.settings.numerals, s.numerals, (numerals) => change({ numerals }))}
        {onOff(T.settings.oneClick, s.oneClick, (oneClick) => change({ oneClick }))}
        {onOff(T.settings.pause, s.pause, (pause) => change({ pause }))}
        {onOff(T.settings.sounds, s.sounds, (sounds) => change({ sounds }))}
        {onOff(T.settings.notify, s.notify, (on) => (on ? askToNotify() : change({ notify: false })))}
        <Row label={T.settings.stops}>
          <Segments
            label={T.settings.stops}
            values={STOPS}
            value={s.stops['*'] ?? 'ask'}
            text={(v) => T.stops[v]}
            onChange={(stop) => change({ stops: { ...s.stops, '*': stop } })}
          />
        </Row>
        {Object.keys(s.stops).length > 1 ? (
          <button type="button" className="button" onClick={() => change({ stops: { '*': s.stops['*'] ?? 'ask' } })}>
            {T.settings.stopsReset}
          </button>
        ) : null}
        <h3>{T.settings.keys}</h3>
        <dl className="dialog-keys">
          {keys.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="dialog-setting">
      <span>{label}</span>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { change, SPEEDS, useSettings, type Speed, type Theme } from '../../client/settings.ts';
import { Segments } from '../../components/chip.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { T } from '../../text.ts';
import { Switch } from './fields.tsx';

const THEMES: readonly Theme[] = ['system', 'dark', 'light'];

/** How this browser shows things. Kept here, sent to nobody. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const s = useSettings();
  return (
    <Dialog title={T.settings.title} onClose={onClose} className="settings">
      <div className="set-row">
        <span>{T.settings.theme}</span>
        <Segments
          label={T.settings.theme}
          values={THEMES}
          value={s.theme}
          text={(v) => T.settings.themes[v]}
          onChange={(theme) => change({ theme })}
        />
      </div>
      <div className="set-row">
        <span>{T.settings.speed}</span>
        <Segments
          label={T.settings.speed}
          values={SPEEDS.map(String)}
          value={String(s.speed)}
          text={(v) => T.settings.speeds[v]}
          onChange={(v) => change({ speed: Number(v) as Speed })}
        />
      </div>
      <Switch label={T.settings.numerals} on={s.numerals} onChange={(numerals) => change({ numerals })} />
      <Switch label={T.settings.oneClick} on={s.oneClick} onChange={(oneClick) => change({ oneClick })} />
      <Switch label={T.settings.sounds} on={s.sounds} onChange={(sounds) => change({ sounds })} />
      <Switch label={T.settings.notify} on={s.notify} onChange={(on) => void setNotify(on)} />
    </Dialog>
  );
}

/** The browser asks for permission the first time; without it the setting stays off. */
async function setNotify(on: boolean): Promise<void> {
  if (!on || typeof Notification === 'undefined') return change({ notify: false });
  const permission =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  change({ notify: permission === 'granted' });
}

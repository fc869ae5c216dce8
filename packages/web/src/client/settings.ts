import type { Stop } from '@parley/server/protocol';
import { keep, recall } from '../storage/keep.ts';
import { createStore, useStore } from './store.ts';

export type Theme = 'system' | 'dark' | 'light';
/** Multiplies every duration; 0 shows results at once. */
export const SPEEDS = [1.6, 1, 0.5, 0] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  /** Left out: the browser's own. It holds from the next load. */
  readonly language?: string;
  readonly theme: Theme;
  readonly speed: Speed;
  /** Show pieces as numerals even where they could be counted. */
  readonly numerals: boolean;
  readonly sounds: boolean;
  /** Tell through the browser when it is my turn. */
  readonly notify: boolean;
  /** A click on a piece sends at once instead of choosing it first. */
  readonly oneClick: boolean;
  /** A new question takes no clicks and keys for a moment: the second half of a double click answers nothing. */
  readonly pause: boolean;
  /** When to be asked, by window; '*' stands for all others. */
  readonly stops: { readonly [window: string]: Stop };
}

const USUAL: Settings = {
  theme: 'system',
  speed: 1,
  numerals: false,
  sounds: false,
  notify: false,
  oneClick: false,
  pause: true,
  stops: { '*': 'ask' },
};

export const settings = createStore<Settings>({ ...USUAL, ...recall<Partial<Settings>>('settings') });
settings.subscribe(() => keep('settings', settings.get()));

export const useSettings = (): Settings => useStore(settings);
export const change = (part: Partial<Settings>): void => settings.set((now) => ({ ...now, ...part }));

const light = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: light)') : null;
const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Nothing flies for people who asked their system for less motion. */
export const reducedMotion = (): boolean => still?.matches ?? false;

/** Puts theme and speed on the page, now and whenever they change. */
export function applySettings(root: HTMLElement): void {
  const apply = (): void => {
    const { theme, speed } = settings.get();
    root.dataset.theme = theme === 'system' ? (light?.matches ? 'light' : 'dark') : theme;
    root.style.setProperty('--speed', String(reducedMotion() ? 0 : speed));
  };
  settings.subscribe(apply);
  light?.addEventListener('change', apply);
  still?.addEventListener('change', apply);
  apply();
}

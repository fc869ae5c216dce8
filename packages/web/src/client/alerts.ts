import { useEffect, useRef } from 'react';
import { change, settings } from './settings.ts';
import { T } from '../text/index.ts';

/** Asks the browser for permission to tell when it is one's turn. */
export function askToNotify(): void {
  if (!('Notification' in globalThis)) return;
  Notification.requestPermission()
    .then((answer) => change({ notify: answer === 'granted' }))
    .catch(() => undefined);
}

let sound: AudioContext | null = null;
/** Two short tones. Only after the player has turned sounds on. */
function chime(): void {
  sound ??= new AudioContext();
  const now = sound.currentTime;
  [660, 880].forEach((frequency, i) => {
    if (!sound) return;
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, now + i * 0.12);
    volume.gain.exponentialRampToValueAtTime(0.08, now + i * 0.12 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + i * 0.12 + 0.2);
    tone.connect(volume).connect(sound.destination);
    tone.start(now + i * 0.12);
    tone.stop(now + i * 0.12 + 0.22);
  });
}

/** The title says that it is my turn; so does the browser, if I am elsewhere and asked for it. */
export function useAlerts(question: string | null, text: string, tableName: string): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    document.title = question === null ? `${tableName} · ${T.brand}` : `● ${T.table.yourTurn} · ${T.brand}`;
    if (question === null || question === last.current) return;
    last.current = question;
    const { sounds, notify } = settings.get();
    if (sounds) chime();
    if (notify && document.hidden && 'Notification' in globalThis && Notification.permission === 'granted') {
      const note = new Notification(T.notification.title, { body: text, tag: 'parley-turn' });
      note.addEventListener('click', () => {
        window.focus();
        note.close();
      });
    }
  }, [question, text, tableName]);
}

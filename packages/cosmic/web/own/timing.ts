import { readCodex, type Codex } from '../codex/read.ts';
import { marksOf, type Mark } from '../codex/timing.ts';
import { PHASES } from '../model/phases.ts';
import { createStore, fetchCodex, useStore } from '@parley/web/shell';
import { T } from '../text/index.ts';
import { useEffect } from 'react';
import { alienOfFlare } from '../../ids/index.ts';

/** When texts work. It comes after the table is there, since nothing depends on it. */
const known = createStore<Codex | null>(null);
let asked = false;
const AFTER = 1200;

function ask(): void {
  if (asked) return;
  asked = true;
  fetchCodex('cosmic').then(
    (all) => known.set(readCodex(all)),
    () => {
      asked = false;
    },
  );
}

export function useTimings(): Codex | null {
  useEffect(() => {
    const timer = setTimeout(ask, AFTER);
    return () => clearTimeout(timer);
  }, []);
  return useStore(known);
}

/** Phases in which an alien's power works. */
export function powerMarks(all: Codex | null, alien: string): readonly Mark[] | null {
  const found = all?.aliens.find((a) => a.id === alien);
  return found ? marksOf(found.timing.power) : null;
}

/** When a card can be played, in the few words that fit on it. */
export function whenOf(all: Codex | null, face: string): string | null {
  const marks = cardMarks(all, face);
  if (!marks) return null;
  const phases = PHASES.filter((_, i) => marks[i] !== null);
  if (phases.length === 0) return T.cards.reaction;
  if (phases.length > 3) return T.cards.anyPhase;
  return phases.length === 1 ? T.phases[phases[0]] : phases.map((p) => T.phaseShort[p]).join(', ');
}

function cardMarks(all: Codex | null, face: string): readonly Mark[] | null {
  const flare = alienOfFlare(face);
  if (flare === null) {
    const card = all?.cards.find((c) => c.id === face);
    return card && card.timing.length > 0 ? marksOf(card.timing) : null;
  }
  const alien = all?.aliens.find((a) => a.id === flare);
  return alien ? marksOf(alien.timing.wild) : null;
}

import type { Translated } from '../bind.ts';
import type { EN } from '../en/index.ts';
import { CODEX } from './codex.ts';
import { CREATE } from './create.ts';
import { KEPT } from './kept.ts';
import { TALK } from './log.ts';
import { ASKING } from './prompt.ts';
import { REPLAY } from './replay.ts';
import { SITE } from './site.ts';
import { TABLE } from './table.ts';
import { WORDS } from './words.ts';

/*
 * German: du, present tense. What the table and its games are called:
 *
 *   table Tisch · seat Platz · bot Bot · spectator Zuschauer · host wer den Tisch angelegt hat · lobby Warteraum
 *   undo zurücknehmen · stop Halt · clock Uhr, bank Zeitkonto · poker face Pokergesicht · replay Wiederholung · step Schritt
 *   log Protokoll · chat Chat · codex Codex · rule Regel · ruling Klarstellung · offer Angebot
 */
export const DE: Translated<typeof EN> = { ...WORDS, ...ASKING, ...TALK, ...TABLE, ...SITE, ...CREATE, ...KEPT, ...CODEX, ...REPLAY };

import { textPart } from '@parley/kernel/sentence';
import { alienOfFlare, causeIds, type ReadClause } from '../ids/index.ts';
import type { Part } from './parts.ts';
import { alienPart, cardPart, phrase, sayMessage, word, type Speech } from './things.ts';

/** What lies in front of a player: by its name, or by its number where that is hidden. */
export function assetParts(s: Speech, id: number): Part[] {
  const face = s.names.asset?.(id);
  return face === undefined ? word(s, 'tech.unknown', { n: id + 1 }) : [cardPart(s, face)];
}

/** A use of something. Where a text can be used for several things, its content names them: 'filch:wild.ship'. */
export function sayUse(s: Speech, { on, n: id, text, clause }: ReadClause): Part[] {
  const named = (owner: string): Part[] | null => {
    const key = `${owner}:${text}.${clause}`;
    const message = s.lexicon.messages.options[key];
    return message === undefined ? null : sayMessage(s, message, key, {});
  };
  switch (on) {
    case 'asset': {
      const face = s.names.asset?.(id);
      return (face === undefined ? null : named(face)) ?? word(s, 'use.asset', { card: phrase(assetParts(s, id)) });
    }
    case 'sheet': {
      const alien = s.names.sheet(id);
      if (alien === undefined) return word(s, 'use.unknown');
      return named(alien) ?? word(s, 'use.power', { alien: phrase([alienPart(s, alien)]) });
    }
    case 'linger': {
      const cause = s.names.lingering(id) ?? '';
      const own = s.lexicon.messages.options[cause];
      return own === undefined ? word(s, 'use.cause', { cause: phrase(sayCauseName(s, cause)) }) : sayMessage(s, own, cause, {});
    }
    case 'card': {
      const face = s.names.card(id) ?? '';
      const card = phrase([cardPart(s, face)]);
      const alien = alienOfFlare(face);
      return alien === null ? word(s, 'use.card', { card }) : (named(alien) ?? word(s, 'use.flare', { card, text }));
    }
  }
}

/** The name of what a cause such as 'power:zombie' or 'flare:zombie.wild' stands for. */
export function sayCauseName(s: Speech, id: string): Part[] {
  const cause = causeIds.find(id);
  switch (cause?.kind) {
    case 'power':
      return [alienPart(s, cause.alien)];
    case 'flare':
      return word(s, 'cause.flare', { alien: phrase([alienPart(s, cause.alien)]) });
    case 'card':
      return [cardPart(s, cause.face)];
    case 'rule':
      return [textPart(cause.rule)];
    case 'step':
      return [textPart(cause.step)];
    case undefined:
      return [textPart(id)];
  }
}

import { idFaults } from '@parley/kernel/testing';
import { describe, expect, it } from 'vitest';
import { causeIds, cardIds, faceIds, goodIds, optionIds, placeIds, shipsOf } from '../ids/index.ts';
import '../index.ts';
import { allAliens, allFaces, allLingering } from '../rules/registry/registry.ts';

describe('ids', () => {
  it('are of one kind only and come back as they were', () => {
    for (const ids of [placeIds, faceIds, cardIds, goodIds, causeIds]) expect(idFaults(ids)).toEqual([]);
    expect(idFaults(optionIds)).toEqual([]);
  });

  it('say what they have always said', () => {
    const said: { readonly [id: string]: object } = {
      'player:2': { kind: 'player', seat: 2 },
      'blue/2': { kind: 'place', place: 'blue/2' },
      gate: { kind: 'place', place: 'gate' },
      'blue/2@red#7': { kind: 'ships', place: 'blue/2', colour: 'red', stack: 7 },
      'gate@2': { kind: 'ships', place: 'gate', nth: 2 },
      'gate#7': { kind: 'ships', place: 'gate', stack: 7 },
      'captives/2@red': { kind: 'ships', place: 'captives/2', colour: 'red' },
      'red/1+red/2': { kind: 'between', first: 'red/1', second: 'red/2' },
      'attack-08#20': { kind: 'card', face: 'attack-08', card: 20 },
      'destiny:red!#3': { kind: 'card', face: 'destiny:red!', card: 3 },
      'flare:zombie': { kind: 'face', face: 'flare:zombie' },
      'sheet3:power.use': { kind: 'clause', on: 'sheet', n: 3, text: 'power', clause: 'use' },
      'linger9:lingering.show': { kind: 'clause', on: 'linger', n: 9, text: 'lingering', clause: 'show' },
      asset4: { kind: 'asset', asset: 4 },
      'research:asset3': { kind: 'deed', deed: 'research', asset: 3 },
      'offense:3': { kind: 'dial', side: 'offense', ships: 3 },
      'defense:aid': { kind: 'dial', side: 'defense', aid: 'aid' },
      offense: { kind: 'side', side: 'offense' },
      '3': { kind: 'number', n: 3 },
      pass: { kind: 'word', word: 'pass' },
    };
    for (const [id, what] of Object.entries(said)) expect(optionIds.read(id)).toEqual(what);
    expect(placeIds.read('tech/3')).toEqual({ kind: 'asset', sort: 'tech', asset: 2 });
    expect(goodIds.read('attack-08#20:2>3')).toEqual({ kind: 'card', card: 'attack-08#20', from: 2, to: 3 });
    expect(goodIds.read('cards.highest-attack:2>3')).toEqual({ kind: 'cards', which: 'highest-attack', from: 2, to: 3 });
    expect(goodIds.read('colony.blue/2:2>3')).toEqual({ kind: 'colony', planet: 'blue/2', from: 2, to: 3 });
    expect(goodIds.read('asset4:2>3')).toEqual({ kind: 'asset', asset: 4, from: 2, to: 3 });
    expect(goodIds.read('terms.pirate.release:2>3')).toEqual({ kind: 'terms', terms: 'pirate.release', from: 2, to: 3 });
    expect(causeIds.read('flare:anti-matter.wild')).toEqual({ kind: 'flare', alien: 'anti-matter', text: 'wild' });
    expect(causeIds.read('card:tech:qax')).toEqual({ kind: 'card', face: 'tech:qax' });
    expect(causeIds.read('rule:R11.8')).toEqual({ kind: 'rule', rule: 'R11.8' });
    expect(shipsOf('gate')).toMatchObject({ place: 'gate' });
    expect(() => shipsOf('player:1')).toThrow('not of ships');
  });

  it('can be written for everything there is', () => {
    for (const { id } of allFaces()) expect(optionIds.read(`${id}#1`), id).toEqual({ kind: 'card', face: id, card: 1 });
    for (const { id, power, wild, super: more } of allAliens()) {
      expect(causeIds.read(`power:${id}`)).toEqual({ kind: 'power', alien: id });
      for (const [text, { clauses }] of Object.entries({ power, wild, super: more }))
        for (const spec of clauses)
          if (spec.kind === 'ability' || spec.kind === 'reaction')
            expect(optionIds.read(`sheet1:${text}.${spec.id}`)).toMatchObject({ clause: spec.id });
          else if (spec.kind === 'terms') expect(goodIds.read(`terms.${spec.id}:0>1`)).toMatchObject({ terms: spec.id });
    }
    for (const { clauses } of [...allFaces(), ...allLingering()])
      for (const spec of clauses)
        if (spec.kind === 'ability' || spec.kind === 'reaction')
          expect(optionIds.read(`card1:card.${spec.id}`)).toMatchObject({ clause: spec.id });
  });
});

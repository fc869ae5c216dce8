import { clashes, idFaults } from '@parley/kernel/testing';
import { describe, expect, it } from 'vitest';
import { causeIds, cellIds, optionIds } from '../ids/index.ts';

describe('ids', () => {
  it.each([
    ['options', optionIds],
    ['causes', causeIds],
    ['cells', cellIds],
  ] as const)('%s are told apart by how they are written, and read as they were written', (_, ids) => {
    expect(clashes(ids.forms)).toEqual([]);
    expect(idFaults(ids)).toEqual([]);
  });
});

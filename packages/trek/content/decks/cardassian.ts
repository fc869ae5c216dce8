import type { DeckList } from './deck-list.ts';

/** Cardassian - Mining Station. */
export const cardassian: DeckList = {
  name: 'Cardassians',
  missions: ['Mining Survey', 'Uncover DNA Clues', 'Bioweapon Ruse', 'Establish Station', 'Intercept Renegade', 'Study Plasma Storm'],
  seeds: ['Nor', 'Cardassian Outpost', 'Plans of the Obsidian Order', 'Treaty: Cardassian/Dominion', 'Orb of Prophecy and Change'],
  dilemmas: [
    'Archer',
    'Wind Dancer',
    'Impassable Door',
    'Angry Mob',
    'Chula: Pick One to Save Two',
    'Lethean Telepathic Attack',
    'Microbiotic Colony',
    'Birth of "Junior"',
    'Menthar Booby Trap',
    'Hate Crime',
    'Founder Secret',
    'Garak Has Some Issues',
  ],
  sites: ['Ops', 'Docking Ports', 'Docking Pylons', 'Ore Processing Unit', 'Guest Quarters', "Commander's Office"],
  draw: [
    // Personnel
    'Dukat',
    'Damar',
    'Macet',
    'Danar',
    'Enabran Tain',
    'Korinas',
    'Elim Garak',
    'Entek',
    'Tekeny Ghemor',
    'Turrel',
    'Dejar',
    'Silaran Prin',
    'Gilora Rejal',
    'Toran',
    'Parn',
    ['Daro', 2],
    ['Telle', 2],
    'Derell',
    'Jasad',
    ['Jural', 2],
    ['Perak', 2],
    'Ulani Belor',
    'Ari',
    'Rekelen',
    'Borad',
    'Madred',
    // Ship
    'Prakesh',
    'Trager',
    ['Galor', 2],
    'Keldon Advanced',
    // Equipment
    'Cardassian Disruptor',
    'Cardassian PADD',
    // Event
    'Espionage: Cardassian on Federation',
    'Reaction Control Thrusters',
    // Objective
    'Process Ore',
    // Interrupt
    'Kevin Uxbridge',
    'Emergency Transporter Armbands',
  ],
  instead: {},
};

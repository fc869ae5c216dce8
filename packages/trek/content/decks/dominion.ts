import type { DeckList } from './deck-list.ts';

/** Dominion - Gamma Quadrant. */
export const dominion: DeckList = {
  name: 'Dominion',
  missions: [
    'Rescue Founder',
    'Camping Trip',
    'Colony Preparations',
    'Intelligence Operation',
    'Construct Depot',
    'Characterize Neutrino Emissions',
  ],
  seeds: ['Primary Supply Depot', 'The Great Link', ['Subjugate Planet', 2], 'Invasive Beam-In', ['Ketracel-White', 3], "Croden's Key"],
  dilemmas: [
    'Archer',
    'Chalnoth',
    'Surprise Assault',
    'Berserk Changeling',
    'Chula: The Dice',
    'Founder Secret',
    'Navigational Hazards',
    'Microbiotic Colony',
    'Null Space',
    'Mission Fatigue',
    'Misguided Activist',
    'Ancient Computer',
  ],
  sites: [],
  draw: [
    // Personnel
    'Founder Leader',
    ['Founder', 2],
    'Weyoun',
    'Borath',
    'Kilana',
    ['Eris', 2],
    'Keevan',
    "Omet'iklan",
    "Remata'Klan",
    "Talak'talan",
    "Arak'Taral",
    "Toman'torax",
    "Amat'igan",
    "Azet'izan",
    ["Temo'Zuma", 2],
    "Limara'Son",
    "Virak'kara",
    "Meso'Clan",
    ["Young Jem'Hadar", 2],
    "O'Brien Founder",
    'Kira Founder',
    'Martok Founder',
    'Lovok Founder',
    'Leyton Founder',
    // Ship
    ["Jem'Hadar Attack Ship", 3],
    "Jem'Hadar Warship",
    // Equipment
    ['Ketracel-White', 2],
    "Jem'Hadar Disruptor",
    "Jem'Hadar Birthing Chamber",
    'Dominion PADD',
    // Objective
    'Establish Dominion Foothold',
    'Post Garrison',
    // Interrupt
    'Shape-Shift',
    "Jem'Hadar Sacrifice",
    'The Walls Have Ears',
    // Doorway
    ['Bajoran Wormhole', 2],
    // Facility
    'Remote Supply Depot',
  ],
  instead: {},
};

/**
 * The words of cards that are written in data: what is not among them is a slip of the pen, found when the data is loaded. A new card may bring
 * new words; they are added here.
 */

/** Regular skills (T42.3); classifications are skills too (T38.4). */
export const SKILLS = [
  'Acquisition',
  'Anthropology',
  'Archaeology',
  'Astrophysics',
  'Barbering',
  'Biology',
  'Cantankerousness',
  'Computer Skill',
  'Cybernetics',
  'Diplomacy',
  'Empathy',
  'Exobiology',
  'FCA',
  'Geology',
  'Greed',
  'Guramba',
  'Honor',
  'Klingon Intelligence',
  'Law',
  'Leadership',
  'Mindmeld',
  'Miracle Worker',
  'Music',
  'Navigation',
  'Obsidian Order',
  'Physics',
  'Resistance',
  'Smuggling',
  'Stellar Cartography',
  'Tal Shiar',
  'Transporter Skill',
  'Treachery',
  'Youth',
] as const;
export type SkillWord = (typeof SKILLS)[number];

/**
 * Command, staff and special staffing (AU alternate universe, Bar Barash, Ent-E Enterprise-E, Maq Maquis, OCD optical disc: T12.3), Borg
 * subcommands (Com communication, Def defense, Nav navigation), native quadrants (GQ, DQ), and what cards are: KW ketracel-white, Holo
 * re-creation, Orb, OS Original Series, HA hidden agenda, Ref referee, BO Borg use only, Q of the Q-Continuum. `Inf:` is an infiltration icon
 * (T24.3), `NemL:` and `NemR:` a nemesis icon that points left or right, with its colour (T62.4).
 */
export const ICONS = [
  'Cmd',
  'Stf',
  'AU',
  'Bar',
  'Ent-E',
  'Maq',
  'OCD',
  'Com',
  'Def',
  'Nav',
  'GQ',
  'DQ',
  'KW',
  'Holo',
  'Orb',
  'OS',
  'HA',
  'Ref',
  'BO',
  'Q',
  'Inf:Fed',
  'Inf:Kli',
  'Inf:Rom',
  'Inf:Baj',
  'NemL:blue',
  'NemR:blue',
  'NemL:yellow',
  'NemR:yellow',
  'NemL:purple',
  'NemR:purple',
] as const;
export type Icon = (typeof ICONS)[number];
/** Icons that staff ships besides command, staff, Borg subcommands and affiliations (T12.3). */
export const SPECIAL_STAFFING: readonly string[] = ['AU', 'Bar', 'Ent-E', 'Maq', 'OCD'];

export const SPECIES = [
  'Acamarian',
  'Allasomorph',
  'Android',
  'Angosian',
  'Bajoran',
  'Benzite',
  'Betazoid',
  'Bolian',
  'Borg',
  'Boslic',
  'Bynar',
  'Cairn',
  'Cardassian',
  'Cat',
  'Changeling',
  'Dopterian',
  'Dosi',
  'El-Aurian',
  'Ferengi',
  'Flaxian',
  'Grazerite',
  'Hologram',
  'Human',
  'Humanoid',
  "J'Naii",
  "Jem'Hadar",
  'Kaelonian',
  'Karemma',
  'Kellerun',
  'Klaestron',
  'Klingon',
  'Kobliad',
  'Kressari',
  'Ktarian',
  'Lethean',
  'Lumerian',
  'Malcorian',
  'Mizarian',
  'Nausicaan',
  'Paradan',
  'Ramatin',
  'Romulan',
  "T'Lani",
  'Takaran',
  'Tamarian',
  'Targ',
  'Tau Alpha C',
  'Tilonian',
  'Trill',
  'Ullian',
  'Vorgon',
  'Vorta',
  'Vulcan',
  'Zakdorn',
  'Zalkonian',
  'Zibalian',
] as const;
export type Species = (typeof SPECIES)[number];

/** Missions of one region lie side by side (T3.9). */
export const REGIONS = ['Badlands', 'Bajor', 'Cardassia', 'Demilitarized Zone', 'Neutral Zone', 'Romulus System', 'Sector 001'] as const;
export type Region = (typeof REGIONS)[number];

/** The parts of a Nor, the innermost first (T39.10). */
export const SECTIONS = ['Ops Module', 'Promenade', 'Habitat Ring', 'Docking Ring'] as const;
export type Section = (typeof SECTIONS)[number];

/** The special equipment of ships. */
export const GEAR = [
  'Cloaking Device',
  'Holodeck',
  'Invasive Transporters',
  'Long-Range Scan Shielding',
  'Particle Scattering Device',
  'Tractor Beam',
] as const;
export type Gear = (typeof GEAR)[number];

/** What ships are called by their kind. */
export const SHIP_CLASSES = [
  'Ambassador Class',
  'Assault Class',
  'Attack Ship Class',
  'Battle Cruiser Class',
  'Borg Cube',
  'Borg Scout Vessel',
  'Borg Sphere',
  'Class D-12 Scout Vessel',
  'Combat Class',
  'Constellation Class',
  "D'deridex Class",
  'Danube Class',
  'Darmok Class',
  'Defiant Class',
  'Destroyer Class',
  'Excelsior Class',
  'Freighter',
  'Galaxy Class',
  'Galor Class',
  'Interceptor Class',
  "K't'inga Class",
  "K'vort Class",
  'Living Ship',
  'Merchant Class',
  'Merchant Freighter',
  'Military Freighter',
  'Miranda Class',
  "Modified D'deridex Class",
  'Modified Keldon Class',
  'Nebula Class',
  'Oberth Class',
  'Olympic Class',
  'Prototype Warp Vessel',
  'Runabout Class',
  'Science Class',
  'Scout Class',
  'Shuttlecraft',
  'Sovereign Class',
  'Soyuz Class',
  'Survey Vessel',
  'Type VI Shuttlecraft',
  'Unknown Class',
  'Voodieh Class',
  "Vor'cha Class",
  'Zibalian Class',
] as const;
export type ShipClass = (typeof SHIP_CLASSES)[number];

/** A word as options are written: 'Computer Skill' is 'computer-skill'. */
export const slugOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '');

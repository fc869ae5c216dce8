// What lies where on every table, by numbers that never change.

/** The side of the offense. */
export const OFFENSE = 0;
/** The side of the defense. */
export const DEFENSE = 1;
export type Side = typeof OFFENSE | typeof DEFENSE;
/** Both sides, the offense first. */
export const SIDES: readonly Side[] = [OFFENSE, DEFENSE];
/** The other side. */
export const other = (side: Side): Side => (side === OFFENSE ? DEFENSE : OFFENSE);

/** The place of lost ships. */
export const WARP = 0;
/** The hyperspace gate, where offense and offensive allies have their ships. */
export const GATE = 1;
/** Where the allies of the defense put their ships. */
export const SIDE = 2;
/** Out of the game. */
export const OUT = 3;

/** The zones of cards that every game has. */
export const Z = {
  deck: 0,
  discard: 1,
  destiny: 2,
  destinyDiscard: 3,
  unused: 4,
  removed: 5,
  table: 6,
  offenseSlot: 7,
  defenseSlot: 8,
  aside: 9,
} as const;
export const SLOT_ZONES = [Z.offenseSlot, Z.defenseSlot] as const;

/** The phases of an encounter, in their order. */
export const PHASES = ['start-turn', 'regroup', 'destiny', 'launch', 'alliance', 'planning', 'reveal', 'resolution'] as const;
export type Phase = (typeof PHASES)[number];

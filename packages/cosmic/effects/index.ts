// The words an author of content may use, by subject. What each does, and who uses it: docs/effects.md.

/** Writing a text: what is printed, the clauses it is made of, what lingers, and what clauses hear of. */
export * from './clauses.ts';
/** Running: flows, questions of any kind, events that are told, ids. */
export * from './flow.ts';
/** The table: what the state is made of, who is who, and who comes next. */
export * from './table.ts';
/** Asking: words that let a player choose. They end the effect when nothing is left to choose from. */
export * from './ask.ts';
/** Planets, colonies and the warp. */
export * from './planets.ts';
/** Ships: counted, moved, brought home and landed. */
export * from './ships.ts';
/** Losing ships, and saving them. */
export * from './losses.ts';
/** Cards: where they lie, drawn, discarded, taken, shown. */
export * from './cards.ts';
/** What lies in front of a player and is no card of a hand. */
export * from './assets.ts';
/** The encounter: sides, the cards in it, what they count as. */
export * from './encounter.ts';
/** Phases: destiny, launch, the end of an encounter, turns. */
export * from './phases.ts';
/** Allies: invited, joining, dismissed. */
export * from './alliance.ts';
/** Outcome: totals, compensation, rewards, deals, victory. */
export * from './outcome.ts';
/** Powers: sheets and what is noted on them, zaps, cards played for their texts. */
export * from './powers.ts';
/** Variants: hazards, technology, space stations, special ships, cheating. */
export * from './variants.ts';
/** Making content known to the rules. */
export * from './register.ts';

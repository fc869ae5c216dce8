import { parseFilter } from '../../language/index.ts';
import { happens, kills, killThem, lowest, onMission, random, unless, wall, type Texts } from './dilemma-forms.ts';

/** Dilemmas of The Dominion. */
export const DOMINION_DILEMMAS: Texts = {
  // Berserk Changeling
  'DOM-4': kills(
    random('non-Changeling'),
    '{Mora Pol} OR 3 SECURITY OR 2 hand weapon OR {Shape-Shift Inhibitor} OR {Changeling Sweep} OR {Interphase Generator}',
    { after: 'wall' },
  ),
  // Chula: Pick One to Save Two
  'DOM-5': wall('3 personnel', {
    overcome: [
      { do: 'pick', whom: { some: 3, of: parseFilter('personnel'), pick: { by: 'random' } } },
      {
        do: 'either',
        who: 'you',
        of: [
          [{ do: 'return-to-hand', whom: { one: parseFilter('personnel'), among: 'them', pick: { by: 'you' } } }],
          [{ do: 'stop', whom: 'them' }],
        ],
      },
    ],
  }),
  // Chula: The Chandra
  'DOM-6': happens([{ do: 'stop', whom: { all: parseFilter('personnel'), compared: { unlike: 'attributes' } } }], { targets: [random()] }),
  // Chula: The Dice
  'DOM-7': wall('different (personnel with INTEGRITY>6 | personnel with CUNNING>7 | personnel with STRENGTH>8)'),
  // Crisis
  'DOM-8': wall('(Leadership OR [Com] + [Def]) + ship carrying (OFFICER-class OR 2 [Def] [Bor])'),
  // Founder Secret
  'DOM-9': wall(
    "{Croden's Key} OR {Breen CRM114} OR {Interphase Generator} OR Changeling OR STRENGTH>70 OR CUNNING>40 + any Tricorder OR 4 [Def] Drone",
  ),
  // Friendly Fire
  'DOM-10': kills(random(), '2 Leadership + 2 SECURITY', {
    effects: [killThem, onMission],
    empokNor: true,
    placed: { standing: [{ says: 'bans', what: 'attempt', reach: 'host' }] },
  }),
  // Mission Fatigue
  'DOM-11': unless('Empathy + Leadership', [onMission], {
    placed: { again: [{ at: 'dilemma', effects: [{ do: 'stop', whom: random('non-[Bor]') }] }] },
  }),
  // Navigational Hazards
  'DOM-12': wall('Stellar Cartography + 2 Navigation'),
  // Surprise Assault
  'DOM-14': unless('Leadership + 2 OFFICER + 2 SECURITY OR 2 hand weapon', [killThem], {
    targets: [lowest(['CUNNING']), lowest(['STRENGTH'])],
  }),
};

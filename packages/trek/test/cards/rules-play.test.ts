import { describe, expect, it } from 'vitest';
import { ability, forbid, modifier, reaction } from '../../effects/index.ts';
import { discard } from '../../rules/board/leave.ts';
import { giveControl, move, turn } from '../../rules/board/move.ts';
import { isInPlay } from '../../rules/board/places.ts';
import { mark } from '../../rules/state/marks.ts';
import { handOf, piecesIn, zoneOfSeat, zoneOn } from '../../rules/state/zones.ts';
import { barOf, BLUE, giveClauses, isOffered, RED, scenario, type Board, type Scenario } from '../bench.ts';
import '../turn/made-events.ts';

const HERE = 'Fever Emergency';
const SHIP = "I.K.C. K'Vort";
const board = (hand: readonly string[], red: Board['red'] = {}, more: Board['blue'] = {}): Scenario =>
  scenario({ alpha: [HERE], blue: { hand, at: { [HERE]: { space: { [SHIP]: ['Klag'] } } }, ...more }, red });
/** Something of red's happens by itself as soon as blue has announced a card. */
function answeredBy(t: Scenario, what: () => void): void {
  giveClauses(t.g, t.piece('Kurak'), [
    ability({
      at: 'card.played',
      must: true,
      per: 'every-turn',
      *commit() {
        what();
      },
    }),
  ]);
}
const RED_THERE = { at: { [HERE]: { planet: ['Kurak'] } } };

describe('playing a card', () => {
  it('T5.9 announced with what it is aimed at, then answered, then it is there', () => {
    const t = board(['Ship Event'], RED_THERE);
    const seen: string[] = [];
    answeredBy(t, () => seen.push(t.where('Ship Event')));
    t.order('blue', 'play', 'Ship Event', SHIP);
    expect([...seen, t.where('Ship Event')]).toEqual(['hand blue', `on ${SHIP}`]);
    expect(t.events('played')).toMatchObject([{ data: { by: BLUE, card: 'DOM-7104', targets: [t.g.s.card[t.piece(SHIP)]] } }]);
  });

  it('T5.9, T38.13 one that is aimed at something needs something to aim at', () => {
    const t = scenario({ alpha: [HERE], blue: { hand: ['Ship Event'] } });
    expect([t.offers('blue', 'play', 'Ship Event'), barOf(t.g, BLUE, 'play', t.piece('Ship Event'))]).toEqual([
      false,
      'play.nothing-to-aim-at',
    ]);
  });

  it('T22.2, T40.7 what it was aimed at is gone when it has been answered: it is discarded, its cost stays paid', () => {
    for (const card of ['Ship Event', 'Mission Objective']) {
      const t = board([card], RED_THERE);
      answeredBy(t, () => discard(t.g, [t.piece(SHIP)]));
      t.order('blue', 'play', card, SHIP);
      expect([t.where(card), t.g.s.turn.played]).toEqual(['discard blue', true]);
    }
  });

  it('T40.7 an answer that takes the card itself elsewhere ends it', () => {
    const t = board(['Short Event'], RED_THERE);
    answeredBy(t, () => move(t.g, t.piece('Short Event'), zoneOfSeat(BLUE, 'deck'), 0));
    t.order('blue', 'play', 'Short Event');
    expect([t.where('Short Event'), t.events('drew').length]).toEqual(['deck blue', 0]);
  });

  it('T40.4 the cost is paid on announcing, and stays paid if the card is stopped', () => {
    const t = board(['Two Turns', 'Only Mine'], { hand: ['Kevin Uxbridge'] });
    t.use('red', 'Kevin Uxbridge');
    t.order('blue', 'play', 'Two Turns');
    expect([t.where('Two Turns'), t.offers('blue', 'play', 'Only Mine')]).toEqual(['discard blue', false]);
    expect(mark(t.g, t.piece('Two Turns'), 'countdown')).toBe(0);
  });

  it('T5.2, T38.13 says why a card of the hand cannot be played: the card play first, then what it is aimed at', () => {
    const t = board(['Ship Event', 'Two Turns', 'Klag']);
    const why = (x: Scenario, name: string): string | null => barOf(x.g, BLUE, 'play', x.piece(name));
    expect([why(t, 'Ship Event'), why(t, 'Two Turns'), why(t, 'Klag')]).toEqual([null, null, null]);
    const bare = scenario({ alpha: [HERE], blue: { hand: ['Ship Event', 'Klag'] } });
    bare.g.s.turn = { ...bare.g.s.turn, played: true };
    expect([why(bare, 'Ship Event'), why(bare, 'Klag')]).toEqual(['play.spent', null]); // Klag reports
  });

  it('T40.4 where there is nothing to choose it is neither paid for nor announced', () => {
    const t = board(['Idle Choice']);
    t.order('blue', 'play', 'Idle Choice');
    expect([t.where('Idle Choice'), t.g.s.turn.played, t.events('played')]).toEqual(['hand blue', false, []]);
  });

  it('T41.7 a door that lets in so many each turn counts cards that are played', () => {
    const left = (door: string, ...hand: readonly string[]): boolean => {
      const t = board([...hand, 'Strange Doorway'], {}, { table: [door] });
      t.order('blue', 'play', hand[0]);
      return t.offers('blue', 'play', 'Strange Doorway');
    };
    expect([left('Narrow Door', 'Strange Event'), left('Wide Door', 'Strange Event'), left('Narrow Door', 'Two Turns')]).toEqual([
      false,
      true,
      true,
    ]);
    const t = board(['Strange Interrupt', 'Strange Doorway'], {}, { table: ['Narrow Door'] });
    t.raise('blue', 'Strange Interrupt');
    expect([t.events('drew').length, t.offers('blue', 'play', 'Strange Doorway')]).toEqual([1, false]);
  });

  it('T5.11 the player who did not act answers first, then they alternate', () => {
    const t = board(['Two Turns'], RED_THERE);
    const asked: string[] = [];
    for (const [name, seat] of [
      ['Klag', 'blue'],
      ['Kurak', 'red'],
    ] as const)
      giveClauses(t.g, t.piece(name), [
        ability({
          id: 'say',
          at: 'card.played',
          per: 'every-turn',
          *commit() {
            asked.push(seat);
          },
        }),
      ]);
    t.use('blue', 'Klag');
    t.use('red', 'Kurak');
    t.order('blue', 'play', 'Two Turns');
    expect(asked).toEqual(['red', 'blue']);
  });

  it('T5.12 an answer may itself be answered', () => {
    const t = board(['Two Turns', 'Q2'], { hand: ['Kevin Uxbridge'] });
    t.use('red', 'Kevin Uxbridge');
    t.use('blue', 'Q2');
    t.order('blue', 'play', 'Two Turns');
    expect(['Two Turns', 'Kevin Uxbridge', 'Q2'].map((x) => t.where(x))).toEqual(['table blue', 'discard red', 'discard blue']);
  });
});

describe('what keeps a card from being played', () => {
  it('T2.6 a door that is closed', () => {
    const t = board(['Strange Event']);
    expect([t.offers('blue', 'play', 'Strange Event'), barOf(t.g, BLUE, 'play', t.piece('Strange Event'))]).toEqual([
      false,
      'report.no-door',
    ]);
    expect(board(['Strange Event'], {}, { table: ['Wide Door'] }).offers('blue', 'play', 'Strange Event')).toBe(true);
  });

  it('T38.13 what it says itself', () => {
    const t = board(['Choosy Event']);
    expect(t.offers('blue', 'play', 'Choosy Event')).toBe(false);
    t.endTurn();
    t.endTurn();
    expect(t.offers('blue', 'play', 'Choosy Event')).toBe(true);
  });

  it('T38.15 what others say', () => {
    const t = board(['Two Turns', 'Lower Decks', 'Ship Interrupt'], RED_THERE);
    giveClauses(t.g, t.piece('Kurak'), [
      forbid('mayPlay', ({ piece, seat }) =>
        seat === BLUE && piece !== t.piece('Lower Decks') ? { from: 'rule:T38.15', tag: 'banned', data: { card: 'DOM-7101' } } : null,
      ),
    ]);
    expect(['Two Turns', 'Lower Decks'].map((x) => isOffered(t.g, BLUE, 'play', t.piece(x)))).toEqual([false, true]);
    expect([barOf(t.g, BLUE, 'play', t.piece('Two Turns')), t.g.rules.raisable(t.g, BLUE)]).toEqual(['banned', []]);
  });

  it('T5.3 nothing, where its own text lets it come for free', () => {
    const t = scenario({ alpha: [HERE], blue: { hand: ['Friendly Visit', 'Two Turns'], at: { [HERE]: { planet: ['Gowron'] } } } });
    t.order('blue', 'play', 'Two Turns');
    t.order('blue', 'play', 'Friendly Visit');
    expect(t.where('Friendly Visit')).toBe('table blue');
  });
});

describe('cards that make others void', () => {
  it('T38.15 everywhere: those of either player go at once, and do not stay when they are played', () => {
    const t = board(['Undoing'], { table: ['Two Turns'] }, { table: ['Two Turns', 'Lower Decks'] });
    t.order('blue', 'play', 'Undoing');
    expect([t.where('Two Turns', 'blue'), t.where('Two Turns', 'red'), t.where('Lower Decks')]).toEqual([
      'discard blue',
      'discard red',
      'table blue',
    ]);
    expect(t.events('nullified')).toMatchObject([{ data: { by: BLUE } }, { data: { by: RED } }]);
    expect(t.events('nullified')[0]?.why).toMatchObject({ kind: 'card', id: 'DOM-7116' });
    const later = board(['Two Turns'], {}, { table: ['Undoing'] });
    later.order('blue', 'play', 'Two Turns');
    expect(later.where('Two Turns')).toBe('discard blue');
  });

  it.each(['Offer to Undo', 'Near Undoing'])('T38.15 %s does nothing by itself', (card) => {
    const t = board([card], {}, { table: ['Two Turns'] });
    t.order('blue', 'play', card);
    expect(t.where('Two Turns')).toBe('table blue');
  });
});

describe('events and incidents', () => {
  it('T20.1 cost the card play and stay in play, unless they say that they are discarded', () => {
    const t = board(['Lower Decks', 'Short Event']);
    t.order('blue', 'play', 'Lower Decks');
    expect([t.where('Lower Decks'), t.offers('blue', 'play', 'Short Event')]).toEqual(['table blue', false]);
    const u = board(['Short Event']);
    u.order('blue', 'play', 'Short Event');
    expect([u.where('Short Event'), u.events('drew').length, u.g.s.turn.played]).toEqual(['discard blue', 1, true]);
  });

  it('T20.3 unique: one of each player; not duplicatable: one in the game', () => {
    const offered = (card: string, blue: readonly string[], red: readonly string[]): boolean =>
      board([card], { table: red }, { table: blue }).offers('blue', 'play', card);
    expect([offered('Only Mine', [], []), offered('Only Mine', [], ['Only Mine']), offered('Only Mine', ['Only Mine'], [])]).toEqual([
      true,
      true,
      false,
    ]);
    expect([offered('Only One', [], []), offered('Only One', [], ['Only One']), offered('Only One', ['Only One'], [])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(offered('Two Turns', ['Two Turns'], ['Two Turns'])).toBe(true);
    const t = board(['Only One'], { table: ['Only One'] });
    expect(barOf(t.g, BLUE, 'play', t.piece('Only One', 'blue'))).toBe('play.copy-in-game');
  });

  it('T20.4 incidents cost the card play as events do, but Kevin Uxbridge does nothing to them', () => {
    const t = board(['Made Incident'], { hand: ['Kevin Uxbridge'] });
    t.use('red', 'Kevin Uxbridge');
    t.order('blue', 'play', 'Made Incident');
    expect([t.where('Made Incident'), t.where('Kevin Uxbridge'), t.g.s.turn.played]).toEqual(['table blue', 'hand red', true]);
    expect(t.g.rules.raisable(t.g, RED)).toEqual([]);
  });

  it('T5.9 whatever stays in play has come into play', () => {
    const t = board(['Two Turns', 'Short Event'], RED_THERE);
    const seen: unknown[] = [];
    giveClauses(t.g, t.piece('Kurak'), [
      reaction({
        on: 'entered',
        must: true,
        *commit({ ev }) {
          seen.push([ev.by, ...t.names([ev.piece])]);
        },
      }),
    ]);
    t.order('blue', 'play', 'Two Turns');
    t.endTurn();
    t.endTurn();
    t.order('blue', 'play', 'Short Event');
    expect(seen).toEqual([[BLUE, 'Two Turns']]);
  });

  it('T56.6 one that was played on something goes with it, and is discarded when that leaves play', () => {
    const t = board(['Ship Event']);
    t.order('blue', 'play', 'Ship Event', SHIP);
    discard(t.g, [t.piece(SHIP)]);
    expect([t.where('Ship Event'), isInPlay(t.g, t.piece('Ship Event'))]).toEqual(['discard blue', false]);
  });

  it('T1.3, T1.6 whatever leaves play goes to the pile of its owner, whoever used it', () => {
    const t = board([], { hand: ['Ship Event'] });
    move(t.g, t.piece('Ship Event'), zoneOn(t.piece(SHIP)));
    giveControl(t.g, t.piece(SHIP), RED);
    discard(t.g, [t.piece(SHIP)]);
    expect([SHIP, 'Ship Event', 'Klag'].map((x) => t.where(x))).toEqual(['discard blue', 'discard red', 'discard blue']);
    expect(mark(t.g, t.piece(SHIP), 'controller')).toBe(0);
  });
});

describe('interrupts', () => {
  it('T5.3, T21.1 at any time, in either turn, without the card play, and discarded after use', () => {
    for (const turn of ['blue', 'red'] as const) {
      const t = scenario({ alpha: [HERE], turn, blue: { hand: ['Ship Interrupt'], at: { [HERE]: { space: [SHIP] } } } });
      t.raise('blue', 'Ship Interrupt');
      expect([t.where('Ship Interrupt'), handOf(t.g, BLUE).length, t.g.s.turn.played]).toEqual(['discard blue', 1, false]);
    }
  });

  it('T38.13 not where it could do nothing', () => {
    const t = scenario({ alpha: [HERE], blue: { hand: ['Ship Interrupt'] } });
    expect(t.g.rules.raisable(t.g, BLUE)).toEqual([]);
  });

  it('T21.2 Amanda Rogers nullifies one that is just played, and nothing comes of it', () => {
    const t = board(['Ship Interrupt'], { hand: ['Amanda Rogers'] });
    t.use('red', 'Amanda Rogers');
    t.raise('blue', 'Ship Interrupt');
    expect([t.where('Ship Interrupt'), t.where('Amanda Rogers'), t.events('drew').length]).toEqual(['discard blue', 'discard red', 0]);
  });

  it('T40.7 what it is aimed at is gone when it has been answered: nothing comes of it', () => {
    const t = board(['Ship Interrupt'], RED_THERE);
    answeredBy(t, () => discard(t.g, [t.piece(SHIP)]));
    t.raise('blue', 'Ship Interrupt');
    expect([t.where('Ship Interrupt'), t.events('drew').length]).toEqual(['discard blue', 0]);
  });

  it('T21.1 one that answers a moment is offered then, and copies of it one after the other', () => {
    const t = scenario({ alpha: [HERE], blue: { hand: ['Turn Answer', 'Turn Answer'] } });
    expect(t.g.rules.raisable(t.g, BLUE)).toEqual([]);
    t.use('blue', 'Turn Answer');
    t.use('blue', 'Turn Answer');
    t.endTurn();
    expect(t.events('played').map((e) => e.data.card)).toEqual(['DOM-7110', 'DOM-7110']);
    // Two drawn by them and one at the end of the turn.
    expect(handOf(t.g, BLUE)).toHaveLength(3);
  });
});

describe('doorways and objectives', () => {
  it('T5.3, T56.4 doorways do not use the card play, and are played in one’s own turn', () => {
    const t = board(['Made Doorway', 'Lower Decks']);
    t.order('blue', 'play', 'Made Doorway');
    expect([t.where('Made Doorway'), t.offers('blue', 'play', 'Lower Decks')]).toEqual(['table blue', true]);
    const u = board(['Made Doorway']);
    u.order('blue', 'cloak', SHIP);
    expect(u.offers('blue', 'play', 'Made Doorway')).toBe(true);
    const other = scenario({ alpha: [HERE], turn: 'red', blue: { hand: ['Made Doorway'] } });
    expect([other.asked('blue'), other.g.rules.raisable(other.g, BLUE)]).toEqual([null, []]);
  });

  it('T22.1, T22.4 objectives cost the card play, and any number of them may be in play', () => {
    const t = board(['Mission Objective', 'Mission Objective']);
    t.order('blue', 'play', 'Mission Objective', SHIP);
    expect(t.offers('blue', 'play', 'Mission Objective')).toBe(false);
    t.endTurn();
    t.endTurn();
    t.order('blue', 'play', 'Mission Objective', SHIP);
    expect(piecesIn(t.g, zoneOn(t.piece(SHIP)))).toHaveLength(2);
  });

  it('T22.2 one whose target leaves play is discarded', () => {
    const t = board(['Mission Objective']);
    t.order('blue', 'play', 'Mission Objective', SHIP);
    expect(t.where('Mission Objective')).toBe(`on ${SHIP}`);
    discard(t.g, [t.piece(SHIP)]);
    expect(t.where('Mission Objective')).toBe('discard blue');
  });
});

describe('hidden agendas', () => {
  const AGENDA = 'Treaty: Romulan/Cardassian';
  const hidden = (more: Board = {}): Scenario => {
    const t = scenario({ alpha: [HERE], ...more, blue: { hand: [AGENDA], ...more.blue } });
    t.order('blue', 'play', AGENDA);
    return t;
  };

  it('T23.1, T23.6 nobody answers what nobody knows, nor nullifies it while it is hidden', () => {
    const t = hidden({ red: { hand: ['The Devil', 'Kevin Uxbridge'] } });
    expect([t.where(AGENDA), t.events('played').length, t.g.rules.raisable(t.g, RED)]).toEqual(['table blue', 0, []]);
    t.raise('blue', AGENDA);
    expect(t.g.rules.raisable(t.g, RED)).toHaveLength(1);
  });

  it('T23.3 its text works once it is face up', () => {
    const t = hidden();
    const counts = (): boolean => isInPlay(t.g, t.piece(AGENDA));
    expect(counts()).toBe(false);
    t.raise('blue', AGENDA);
    expect(counts()).toBe(true);
  });

  it.each([
    ['same-turn', 1],
    ['next-turn', 2],
  ] as const)('T35.1, T36.10 its countdown begins when it is turned up: %s', (firstCountdown, left) => {
    const t = scenario({ alpha: [HERE], house: { firstCountdown }, blue: { hand: ['Slow Agenda'], at: { [HERE]: { planet: ['Klag'] } } } });
    const entered: string[] = [];
    giveClauses(t.g, t.piece('Klag'), [
      reaction({
        on: 'entered',
        must: true,
        *commit({ ev }) {
          entered.push(...t.names([ev.piece]));
        },
      }),
    ]);
    t.order('blue', 'play', 'Slow Agenda');
    t.endTurn();
    t.endTurn();
    expect([mark(t.g, t.piece('Slow Agenda'), 'countdown'), entered]).toEqual([0, []]);
    t.raise('blue', 'Slow Agenda');
    t.endTurn();
    expect([mark(t.g, t.piece('Slow Agenda'), 'countdown') - 1, entered]).toEqual([left, ['Slow Agenda']]);
  });

  it('T2.6 one of another universe waits for an open door', () => {
    const t = scenario({ alpha: [HERE], blue: { table: ['Strange Agenda', 'Wide Door'] } });
    turn(t.g, t.piece('Strange Agenda'), true);
    expect(t.g.rules.raisable(t.g, BLUE)).toHaveLength(1);
    discard(t.g, [t.piece('Wide Door')]);
    expect(t.g.rules.raisable(t.g, BLUE)).toEqual([]);
  });

  it('T20.3, T23.2 of two that may be there once only one is turned up', () => {
    const t = scenario({ alpha: [HERE], blue: { hand: ['Made Agenda', 'Made Agenda'] } });
    giveClauses(t.g, t.piece('Made Agenda'), [modifier('playCost', () => 'free')]);
    t.order('blue', 'play', 'Made Agenda');
    t.endTurn();
    t.endTurn();
    t.order('blue', 'play', 'Made Agenda');
    expect(t.g.rules.raisable(t.g, BLUE)).toHaveLength(2);
    t.raise('blue', 'Made Agenda');
    expect(t.g.rules.raisable(t.g, BLUE)).toEqual([]);
  });
});

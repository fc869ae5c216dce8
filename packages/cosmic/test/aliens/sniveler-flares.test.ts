import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { seats, hands, start } from './sniveler.ts';

describe('Sniveler', () => {
  describe('wild', () => {
    const at = { ...seats, red: 'mite', green: 'human' };
    const position = { ...start, hands: { ...hands, yellow: ['attack-05', 'flare:sniveler'] } };

    it('complains to a main player, who invites after all', () => {
      const t = table(at, position);
      t.invite('red', 'green');
      expect(t.untilOffered('yellow', 'flare:sniveler')).toEqual(['flare:sniveler', 'pass']);
      expect(t.question('yellow')?.data?.at).toBe('window:alliance.afterInvites');
      t.answer('yellow', 'flare:sniveler');
      expect(t.options('yellow')).toEqual(['red', 'blue']);
      t.answer('yellow', 'red');
      expect(t.question('red')).toMatchObject({ tag: 'sniveler.relent', kind: 'yesno' });
      t.answer('red', true);
      t.until('yellow', 'alliance.answer');
      expect(t.options('yellow')).toEqual(['offense', 'decline']);
      t.answer('yellow', 'decline');
      t.until('green', 'alliance.answer');
    });

    it('or is left without anybody', () => {
      const t = table(at, position);
      t.invite('red', 'green', 'purple');
      t.invite('blue', 'green');
      t.use('yellow', 'flare:sniveler');
      t.plan('yellow', 'sniveler.to', 'red');
      t.plan('red', 'sniveler.relent', false);
      t.until('green', 'alliance.answer');
      // The other side is as it was.
      expect(t.options('green')).toEqual(['defense', 'decline']);
      t.runTo('planning');
      expect(t.encounter().invited).toEqual([[], [t.seat('green')]]);
      expect(t.events('invitations-void')).toEqual([{ who: t.seat('red') }]);
      expect(t.asked().some((x) => x.startsWith('purple'))).toBe(false);
    });

    it('sends home whoever is an ally of that side already', () => {
      // The Lunatic has joined the defense against itself.
      const t = table({ ...at, red: 'lunatic' }, position);
      t.use('red', 'lunatic');
      t.plan('red', 'alliance.ships', { 'red/2': 2 });
      t.use('yellow', 'flare:sniveler');
      t.plan('yellow', 'sniveler.to', 'blue');
      t.plan('blue', 'sniveler.relent', false);
      t.plan('red', 'ships.return', { 'red/3': 2 });
      t.runTo('planning');
      expect([t.encounter().allies, t.ships('red', 'red/3')]).toEqual([[[], []], 6]);
      t.done();
    });

    it('complains to whoever could invite it', () => {
      // An Energy Cloak keeps the defense from inviting anybody.
      const t = table(at, { ...position, completed: { red: ['energy-cloak'] }, options: { technology: true } });
      t.use('red', 'tech:energy-cloak');
      t.use('yellow', 'flare:sniveler');
      expect(t.until('red', 'sniveler.relent')).toMatchObject({ data: { by: t.seat('yellow') } });
      expect(t.story()).not.toContain('sniveler.to');
    });

    it('not for those who are invited, by whomever, nor for a main player', () => {
      const invited = table(at, position);
      invited.invite('blue', 'yellow');
      invited.neverOffered('yellow', 'flare:sniveler');
      const main = table(at, { ...start, hands: { ...hands, blue: ['attack-06', 'flare:sniveler'] } });
      main.neverOffered('blue', 'flare:sniveler');
    });
  });

  describe('super', () => {
    const at = { red: 'sniveler', yellow: 'trader', blue: 'mite', purple: 'healer' };
    const four = { 'purple/1': 1, 'purple/2': 1, 'purple/3': 1, 'purple/4': 1 };
    /** Yellow wins its fifth colony; red has four. Blue is its ally and wins with it if it has four too. */
    function lastMoment(more: object = {}, ships: object = {}) {
      const t = table(at, {
        turn: 'yellow',
        destiny: ['blue'],
        hands: {
          red: ['attack-15', 'flare:sniveler', 'flare:human'],
          yellow: ['attack-40', 'attack-04'],
          blue: ['attack-00', 'attack-08'],
          purple: ['attack-06'],
        },
        ships: { red: four, yellow: four, ...ships },
        ...more,
      });
      t.aim('yellow', 'blue/1');
      t.select('yellow', 'attack-40');
      t.select('blue', 'attack-00');
      return t;
    }

    it('shares the victory if the winners let it', () => {
      const t = lastMoment();
      expect(t.untilOffered('red', 'flare:sniveler')).toEqual(['flare:sniveler', 'pass']);
      expect(t.question('red')).toMatchObject({ data: { at: 'event:win' } });
      t.answer('red', 'flare:sniveler');
      expect(t.asked()).toEqual(['yellow sniveler.join']);
      t.answer('yellow', true);
      expect(t.winners().sort()).toEqual(['red', 'yellow']);
    });

    it('encounters a winner who refuses, and takes the victory by winning', () => {
      const t = lastMoment();
      t.use('red', 'flare:sniveler');
      t.plan('yellow', 'sniveler.join', false);
      t.plan('red', 'sniveler.fight', true);
      t.until('red', 'launch.aim');
      expect(t.encounter()).toMatchObject({ offense: t.seat('red'), defense: t.seat('yellow'), extra: true });
      expect(t.options('red')).toEqual(['yellow/1', 'yellow/2', 'yellow/3', 'yellow/4', 'yellow/5']);
      t.answer('red', 'yellow/1');
      t.send('red', { 'red/5': 4 });
      t.invite('red', 'blue', 'purple');
      t.runWhile(() => !t.over());
      expect([t.winners(), t.state.wonBy]).toEqual([['red'], 'sniveler']);
      expect(t.restored().divergence).toBeNull();
    });

    it('[faq-sniveler-5] what lasted for the encounter before is no part of the new one', () => {
      // In the first encounter the power of blue makes the lower total win.
      const t = table(
        { ...at, blue: 'anti-matter' },
        {
          turn: 'yellow',
          destiny: ['blue'],
          hands: {
            red: ['attack-40', 'flare:sniveler'],
            yellow: ['attack-00', 'attack-04'],
            blue: ['attack-30', 'attack-08'],
            purple: ['attack-06'],
          },
          ships: { red: four, yellow: four },
        },
      );
      t.aim('yellow', 'blue/1');
      t.select('yellow', 'attack-00');
      t.select('blue', 'attack-30');
      t.use('red', 'flare:sniveler');
      t.plan('yellow', 'sniveler.join', false);
      t.plan('red', 'sniveler.fight', true);
      t.until('red', 'launch.aim');
      expect(t.events('outcome')).toMatchObject([{ winner: 0 }]);
      t.answer('red', 'yellow/1');
      t.runWhile(() => !t.over());
      // The higher total has won the second one.
      expect(t.events('outcome')).toMatchObject([{ winner: 0 }, { winner: 0 }]);
      expect(t.winners()).toEqual(['red']);
    });

    it('comes to the end of the game with that encounter: nothing follows it', () => {
      const t = lastMoment({
        completed: { purple: ['infinity-drive'] },
        hands: {
          red: ['attack-15', 'flare:sniveler'],
          yellow: ['attack-40', 'attack-04'],
          blue: ['attack-00', 'attack-08', 'flare:warrior'],
          purple: ['attack-06'],
        },
        options: { technology: true },
      });
      t.use('red', 'flare:sniveler');
      t.plan('yellow', 'sniveler.join', false);
      t.plan('red', 'sniveler.fight', true);
      t.neverOffered('purple', 'tech:infinity-drive');
      expect(t.winners()).toEqual(['red']);
    });

    it('encounters a winner on a planet where it has no colony yet, and only with a card to play', () => {
      const reach = { 'yellow/5': 1, 'purple/1': 1, 'purple/2': 1, 'purple/3': 1 };
      const t = lastMoment({}, { red: reach });
      t.use('red', 'flare:sniveler');
      t.plan('yellow', 'sniveler.join', false);
      t.plan('red', 'sniveler.fight', true);
      t.until('red', 'launch.aim');
      expect(t.options('red')).toContain('yellow/1');

      const hands = { yellow: ['attack-40', 'attack-04'], blue: ['attack-00', 'attack-08'], purple: ['attack-06'] };
      const everywhere = { 'yellow/1': 1, 'yellow/2': 1, 'yellow/3': 1, 'yellow/4': 1 };
      for (const none of [
        lastMoment({ hands: { ...hands, red: ['flare:sniveler', 'quash'] } }),
        lastMoment({ gone: ['yellow/5'] }, { red: everywhere }),
      ]) {
        none.use('red', 'flare:sniveler');
        none.plan('yellow', 'sniveler.join', false);
        none.runWhile(() => !none.over());
        none.done();
        expect([none.winners(), none.story().includes('sniveler.fight')]).toEqual([['yellow'], false]);
      }
    });

    it('is not offered when it wins itself', () => {
      const t = lastMoment();
      t.invite('yellow', 'red');
      t.ally('red', 'offense', { 'red/1': 1 });
      t.neverOffered('red', 'flare:sniveler');
      expect(t.winners().sort()).toEqual(['red', 'yellow']);
    });

    it('may leave it at the refusal', () => {
      const t = lastMoment();
      t.use('red', 'flare:sniveler');
      t.plan('yellow', 'sniveler.join', false);
      t.plan('red', 'sniveler.fight', false);
      t.runWhile(() => !t.over());
      expect([t.winners(), t.state.wonBy]).toEqual([['yellow'], 'colonies']);
    });

    it('leaves the first victory standing if it does not win, be it by a deal', () => {
      for (const [red, yellow] of [
        ['attack-04', 'attack-14'],
        ['negotiate', 'negotiate'],
      ]) {
        const t = lastMoment({
          hands: { red: [red, 'flare:sniveler'], yellow: ['attack-40', yellow], blue: ['attack-00'], purple: ['attack-06'] },
        });
        t.use('red', 'flare:sniveler');
        t.plan('yellow', 'sniveler.join', false);
        t.plan('red', 'sniveler.fight', true);
        t.select('yellow', yellow);
        if (red === 'negotiate') {
          t.offer('red', { yellow: ['colony yellow/1'] });
          t.accept('yellow');
        }
        t.runWhile(() => !t.over());
        // Even with a fifth colony out of the deal.
        expect([t.winners(), t.state.wonBy]).toEqual([['yellow'], 'colonies']);
        expect(t.score('red')).toBe(red === 'negotiate' ? 5 : 4);
      }
    });

    it('[faq-sniveler-4] allies share the victory however few colonies they have, and none of the winners is one', () => {
      // Blue wins along with yellow: it is its ally and had four colonies as well.
      const t = table(at, {
        turn: 'yellow',
        destiny: ['purple'],
        hands: {
          red: ['attack-40', 'flare:sniveler'],
          yellow: ['attack-30', 'attack-04'],
          blue: ['attack-08'],
          purple: ['attack-06', 'attack-00'],
        },
        ships: {
          red: four,
          yellow: { 'red/1': 1, 'red/2': 1, 'red/3': 1, 'red/4': 1 },
          blue: { 'red/1': 1, 'red/2': 1, 'red/3': 1, 'red/4': 1 },
        },
      });
      t.aim('yellow', 'purple/5');
      t.send('yellow', { 'yellow/1': 1 });
      t.invite('yellow', 'blue');
      t.ally('blue', 'offense', { 'blue/1': 1 });
      t.select('yellow', 'attack-30');
      t.select('purple', 'attack-00');
      t.use('red', 'flare:sniveler');
      t.plan('yellow', 'sniveler.join', true);
      t.plan('blue', 'sniveler.join', false);
      t.plan('red', 'sniveler.fight', true);
      // Only one of them refused, so there is no choice whom to encounter.
      t.until('red', 'alliance.invite');
      expect(t.encounter().defense).toBe(t.seat('blue'));
      t.answer('red', ['yellow', 'purple']);
      t.invite('blue', 'yellow');
      t.until('yellow', 'alliance.answer');
      // Yellow may help the other side alone.
      expect(t.options('yellow')).toEqual(['defense', 'decline']);
      t.answer('yellow', 'decline');
      t.ally('purple', 'offense', { 'purple/1': 1 });
      t.runWhile(() => !t.over());
      expect(t.winners().sort()).toEqual(['purple', 'red']);
      expect(t.score('purple')).toBe(1);
    });

    it('no effect offers a winner what would come to nothing: an alliance with whoever fights for a share', () => {
      const at4 = { 'red/1': 1, 'red/2': 1, 'red/3': 1, 'red/4': 1 };
      const cases = [
        { yellow: 'trader', blue: 'mite', hand: 'flare:fodder', offered: 'flare:fodder' },
        { yellow: 'yin-yang', blue: 'mite', hand: 'attack-12', offered: 'yin-yang' },
        { yellow: 'trader', blue: 'lunatic', hand: 'attack-12', offered: 'lunatic' },
        { yellow: 'trader', blue: 'mite', hand: 'attack-12', offered: 'tech:qax' },
      ];
      for (const { yellow, blue, hand, offered } of cases) {
        const t = table(
          { ...at, yellow, blue },
          {
            turn: 'yellow',
            destiny: ['purple'],
            hands: { red: ['attack-40', 'flare:sniveler'], yellow: ['attack-30', hand], blue: ['attack-08'], purple: ['attack-00'] },
            ships: { red: { 'purple/1': 1, 'purple/2': 1, 'purple/3': 1, 'purple/4': 1 }, yellow: at4, blue: at4 },
            completed: { red: ['qax'] },
            options: { technology: true },
          },
        );
        t.aim('yellow', 'purple/5');
        t.send('yellow', { 'yellow/1': 1 });
        t.invite('yellow', 'blue');
        t.ally('blue', 'offense', { 'blue/1': 1 });
        t.select('yellow', 'attack-30');
        t.use('red', 'flare:sniveler');
        t.plan('yellow', 'sniveler.join', true);
        t.plan('blue', 'sniveler.join', false);
        t.plan('red', 'sniveler.fight', true);
        t.invite('red', 'yellow');
        t.until('red', 'launch.aim');
        t.invite('blue', ...(offered === 'flare:fodder' ? [] : ['yellow']));
        t.neverOffered(offered === 'lunatic' ? 'blue' : offered === 'tech:qax' ? 'red' : 'yellow', offered);
        expect(t.winners()).toEqual(['red']);
      }
    });

    it('is allied with no winner, not even with one who needs no invitation', () => {
      const four = { 'red/1': 1, 'red/2': 1, 'red/3': 1, 'red/4': 1 };
      const t = table(
        { ...at, yellow: 'parasite' },
        {
          turn: 'yellow',
          destiny: ['purple'],
          hands: { red: ['attack-40', 'flare:sniveler'], yellow: ['attack-30', 'attack-04'], blue: ['attack-08'], purple: ['attack-00'] },
          ships: { red: { 'purple/1': 1, 'purple/2': 1, 'purple/3': 1, 'purple/4': 1 }, yellow: four, blue: four },
        },
      );
      t.aim('yellow', 'purple/5');
      t.send('yellow', { 'yellow/1': 1 });
      t.invite('yellow', 'blue');
      t.ally('blue', 'offense', { 'blue/1': 1 });
      t.select('yellow', 'attack-30');
      t.use('red', 'flare:sniveler');
      t.plan('yellow', 'sniveler.join', true);
      t.plan('blue', 'sniveler.join', false);
      t.plan('red', 'sniveler.fight', true);
      expect(t.untilOffered('yellow', 'parasite')).toEqual(['parasite', 'pass']);
      t.answer('yellow', 'parasite');
      // One side is left to join.
      t.until('yellow', 'alliance.ships');
      expect(t.encounter().allies).toEqual([[], [t.seat('yellow')]]);
    });

    it('[faq-sniveler-5] is played for a new encounter, in which another flare may be but not this one', () => {
      const t = lastMoment();
      t.use('red', 'flare:sniveler');
      t.plan('yellow', 'sniveler.join', false);
      t.plan('red', 'sniveler.fight', true);
      t.until('red', 'launch.aim');
      expect(t.encounter().flares).toEqual({ by: [], faces: [] });
      t.answer('red', 'yellow/1');
      // The wild flare of the Human, by the same player.
      t.use('red', 'flare:human');
      t.use('red', 'flare:sniveler');
      t.runWhile(() => !t.over());
      expect(t.winners()).toEqual(['red']);
      expect(t.events('card-played').filter((x) => x.who === t.seat('red'))).toHaveLength(2);
      expect(() => t.done()).toThrow('planned but never asked: red answers use with "flare:sniveler"');
    });

    it('is not offered further from victory, nor when it wins itself', () => {
      const far = lastMoment({}, { red: { 'purple/1': 1, 'purple/2': 1, 'purple/3': 1 } });
      far.use('red', 'flare:sniveler');
      far.runWhile(() => !far.over());
      expect(far.winners()).toEqual(['yellow']);
      expect(() => far.done()).toThrow('planned but never asked');
    });
  });
});

import { plural } from '@parley/web/shell';

/** What is asked about ships and sides. */
export const ASKING = {
  prompt: {
    window: 'may act',
    stay: (n: number): string => `${n} stay`,
    come: (n: number): string => `${n} there`,
    lastShip: 'last ship',
    spreadSum: (n: number, max: number, target: string): string =>
      `${n} of ${max} ${max === 1 ? 'ship' : 'ships'}${target === '' ? '' : ` for ${target}`}`,
    sendShips: (n: number): string => (n === 0 ? 'Send nobody' : `Send ${plural(n, 'ship')}`),
    theseShips: (n: number, min: number): string =>
      n === 0 ? (min > 0 ? 'Choose ships' : 'No ships') : n === 1 ? 'This ship' : `These ${n} ships`,
    launch: (n: number, target: string): string => `Launch ${n} at ${target}`,
    tie: (name: string): string => `tie, ${name} wins`,
    youTie: 'tie, you win',
    lead: (name: string, n: number, you: boolean): string => `${name} ${you ? 'lead' : 'leads'} by ${n}`,
    trail: (a: number, b: number): string => `You trail ${a} to ${b}.`,
    ahead: (a: number, b: number): string => `You lead ${a} to ${b}.`,
    tieGoes: (name: string): string => `A tie goes to ${name}.`,
    target: (place: string): string => `Target ${place}.`,
    colonyLost: (n: number): string => (n === 1 ? 'one colony would be empty' : `${n} colonies would be empty`),
  },
  states: {
    notIn: 'You are not in this encounter unless someone invites you.',
    yourCardDown: 'Your card is down',
    yourCardDownText: (name: string): string => `${name} is still choosing.`,
  },
};

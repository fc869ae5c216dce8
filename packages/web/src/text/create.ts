import { capital, plural } from './grammar.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const word = (n: number): string => WORDS[n] ?? String(n);

const seconds = (n: number): string => (n % 60 === 0 ? plural(n / 60, 'minute') : `${n} s`);

/** Setting up a table, and its waiting room. */
export const CREATE = {
  create: {
    document: 'Create a table',
    title: 'Create a table',
    lead: 'The usual choices are set. Change what you like, or just go on.',
    name: 'Name of the table',
    namePlaceholder: (who: string): string => `${who}'s table`,
    yourName: 'Your name',
    yourNameHint: 'A name is enough. No account.',
    seats: 'Seats',
    which: 'Which game',
    seatsHint: (min: number, max: number): string =>
      `${capital(min === max ? word(min) : `${word(min)} to ${word(max)}`)} players. Open seats are for people who come by link.`,
    add: 'Add a seat',
    remove: (n: number): string => `Remove seat ${n}`,
    who: (n: number): string => `Who sits on seat ${n}`,
    kinds: { me: 'You', open: 'Open seat' },
    bot: (name: string): string => `Bot: ${name}`,
    botHint: (name: string, text: string): string => `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    fieldOf: (field: string, n: number): string => `${field} of seat ${n}`,
    left: (field: string): string => `${field}: left open`,
    quick: 'Fill with bots',
    onlyWith: (option: string, values: string): string => `Only with ${option}${values === '' ? '' : `: ${values}`}.`,
    notWith: (option: string, values: string): string => `Not with ${option}${values === '' ? '' : `: ${values}`}.`,
    forPlayers: (low: number, high: number): string => `For ${low} to ${high} players.`,
    changedOption: (name: string, value: string): string => (value === '' ? name : `${name}: ${value}`),
    without: (name: string): string => `Without ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    table: 'The table',
    visibility: 'Who may come in',
    visibilities: {
      open: ['Open', 'Listed under open tables; anybody may sit down.'],
      unlisted: ['By link', 'Only people who have the link or the code.'],
      password: ['Password', 'The link, and a password that you tell them.'],
    } as { readonly [visibility: string]: readonly [string, string] },
    password: 'Password',
    watchers: 'Spectators',
    watchersHint: 'People without a seat may look on. They see no hand.',
    pokerFace: 'Poker face',
    pokerFaceHint: 'Wherever a hidden card could be played there is the same pause for everybody, so that a pause tells nothing. Slower.',
    clocks: 'Clock',
    clockChoices: {
      none: ['No clock', 'Take your time.'],
      relaxed: ['Relaxed', '2 minutes a decision.'],
      usual: ['Usual', '60 s a decision and 10 minutes in the bank.'],
      fast: ['Fast', '20 s a decision and 3 minutes in the bank.'],
      own: ['Own', 'Set the times yourself.'],
    } as { readonly [clock: string]: readonly [string, string] },
    decision: 'Seconds for each decision',
    bank: 'Minutes in the bank',
    deal: 'Seconds for a deal',
    noLimit: 'no limit',
    submit: 'Open the table',
    submitNow: 'Begin the game',
    submitting: 'Opening the table',
    summary: 'This table',
    usual: 'usual',
    problems: {
      me: 'You need a seat, or at least one seat must be open.',
      password: 'Choose a password.',
      name: 'Who are you?',
      decision: 'Between 5 seconds and a day, or empty.',
      bank: 'Between half a minute and a day, or empty.',
      deal: 'Between 10 seconds and an hour, or empty.',
    } as { readonly [problem: string]: string },
    clockText: (decision: number | null, bank: number | null): string =>
      [decision === null ? '' : `${seconds(decision)} a decision`, bank === null ? '' : `${seconds(bank)} in the bank`]
        .filter((x) => x !== '')
        .join(', ') || 'no clock',
    people: (n: number, open: number, bots: number): string =>
      [`${n} seats`, open > 0 ? `${open} open` : '', bots > 0 ? plural(bots, 'bot') : ''].filter((x) => x !== '').join(', '),
  },
  room: {
    document: (name: string): string => `${name}, waiting for players`,
    lead: (open: number): string => (open === 0 ? 'Every seat is taken.' : open === 1 ? 'One seat is open.' : `${open} seats are open.`),
    yours: 'Your seat',
    here: 'here',
    away: 'not here now',
    bot: (name: string): string => `${name}, a bot`,
    pickBot: (n: number): string => `What to do with seat ${n}`,
    change: (field: string): string => `Your ${field.charAt(0).toLowerCase()}${field.slice(1)}`,
    watching: 'You watch. Take a seat to play.',
    rules: 'How this table plays',
    usual: 'The usual game',
    share: 'Bring people here',
    watchersYes: 'Spectators may look on',
    watchersNo: 'No spectators',
  },
};

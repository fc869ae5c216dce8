import { facility } from '../../../language/define.ts';

export const facilities = [
  facility('DOM-31', 'Primary Supply Depot', 'Dom', 'Outpost', { universal: true, shields: 30, icons: ['GQ'] }),
  facility('DOM-32', 'Remote Supply Depot', 'Dom', 'Outpost', { universal: true, shields: 30 }),
  facility('DOM-33', 'The Great Link', 'Dom', 'Headquarters', { shields: 46, icons: ['GQ'] }),
  facility('DOM-34', 'Office of the President', 'Fed', 'Headquarters', { shields: 42 }),
  facility('DOM-35', 'The Great Hall', 'Kli', 'Headquarters', { shields: 44 }),
  facility('DOM-36', 'Empok Nor', 'Neu', 'Station', {
    weapons: 0,
    shields: 16,
    reverse: { name: 'Empok Nor', affil: ['Neu'], weapons: 6, shields: 34 },
  }),
  facility('DOM-37', 'Office of the Proconsul', 'Rom', 'Headquarters', { shields: 44 }),
] as const;

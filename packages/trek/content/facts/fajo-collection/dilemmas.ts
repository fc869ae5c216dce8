import { dilemma } from '../../../language/define.ts';

export const dilemmas = [dilemma('FAJ-3', 'DNA Metamorphosis', 'either', { traits: ['MEDICAL-related'] })] as const;

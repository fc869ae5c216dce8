import { personnel } from './personnel.ts';

export const awayTeamPack = [...personnel] as const;

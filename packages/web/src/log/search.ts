import { textOf } from '@parley/kernel/sentence';
import type { LogLine } from '../game-client.ts';

export const matches = (line: LogLine, query: string): boolean => textOf(line.parts).toLowerCase().includes(query.trim().toLowerCase());

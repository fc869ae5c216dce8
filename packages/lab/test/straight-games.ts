import { playBots, random } from '@parley/kernel/players';
import { cosmic } from '@parley/cosmic';
import { randomVariants } from '@parley/cosmic/testing';
import { openTable, packets, randomFrom, recordOf } from '@parley/kernel';

/** Games with everything at random, and what came of them: the log, what everybody was sent, and the state at the end. */
export function playGames(from: number, to: number): string[] {
  const out: string[] = [];
  for (let n = from; n < to; n++) {
    const r = randomFrom(`straight/${n}`);
    const options = randomVariants(r, { players: 3 + (n % 3) }, 0.15);
    const table = openTable(cosmic, options, `straight/${n}`, { listen: true });
    let sent = 0;
    const tell = (): void => {
      for (const packet of packets(table)) for (let i = 0; i < packet.length; i++) sent = (sent * 31 + packet.charCodeAt(i)) | 0;
    };
    const bots = Array.from({ length: table.seats }, (_, seat) => random(`${n}:${seat}`));
    const answers = playBots(table, bots, { most: 20_000, moved: tell });
    const last = recordOf(table).entries.at(-1);
    out.push(`${n}: ${answers} answers, over ${table.over}, sent ${sent}, hash ${last?.h}, won ${JSON.stringify(table.game.s.winners)}`);
  }
  return out;
}

if (process.argv[2] === 'print') console.log(playGames(Number(process.argv[3]), Number(process.argv[4])).join('\n'));

import { sampleAnswer, type Random } from '@parley/kernel';
import type { Client } from './client.ts';

/** Answers whatever a client is asked, at random, until the game is over or `stop` says so. Returns how many answers were acknowledged. */
export async function playOn(client: Client, random: Random, stop: () => boolean = () => false): Promise<number> {
  let given = 0;
  for (;;) {
    await client.until(() => client.prompt !== null || client.result !== null || stop());
    if (client.result !== null || stop()) return given;
    const { prompt } = client;
    if (!prompt) continue;
    try {
      await client.answer(sampleAnswer(prompt.decision, random), prompt.question);
      given++;
    } catch (error) {
      // The question was gone: somebody else has ended the bargain, or raised something.
      if (!/^(other-question|not-asked|answered-already)/.test((error as Error).message)) throw error;
      await client.until(() => client.prompt !== prompt || client.result !== null || stop());
    }
  }
}

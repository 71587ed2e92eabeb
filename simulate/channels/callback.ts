import { playerRoutes } from '@nokshi/contract';
import type { ChannelAct } from './channel-act.ts';

const LOOK_EVERY_MS = 10_000;
const LOOKS = 6;

/** The channel tells the house later; the person looks now and then, and goes on after a minute. */
export const callback: ChannelAct = {
  kind: 'callback',
  async follow({ ask, life }, person, { deposit }) {
    for (let look = 0; look < LOOKS; look += 1) {
      await life.pause(LOOK_EVERY_MS);
      const now = await ask(person, playerRoutes.cashier.deposit, {
        input: { id: deposit.id },
        as: 'look for a deposit',
      });
      if (now && now.state !== 'PENDING') return;
    }
  },
};

import { deposit } from '../acts/deposit.ts';
import { CASES } from '../channels/callback.ts';
import type { Story } from './story.ts';

/** Pays so often at the provider that each of its cases has its turn. */
export const everyCase: Story = {
  name: 'every-case',
  needsBeside: true,
  async tell(world, [person]) {
    if (!person) return;
    for (const turn of CASES.keys()) {
      await deposit(world, person, { do: 'deposit', amount: '400.00', turn, by: 'shapla-pay' });
      // One that is late is pending for half an hour, and only a few may be.
      await world.life.pause(60_000);
    }
  },
};

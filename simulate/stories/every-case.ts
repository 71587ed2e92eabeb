import { deposit } from '../acts/deposit.ts';
import { CASES } from '../channels/callback.ts';
import { move } from './purse.ts';
import type { Story } from './story.ts';

const AMOUNT = '400.00';
const LATER_MS = 15 * 60_000;
const PAGE = { do: 'deposit', amount: AMOUNT, turn: 0, by: 'shapla-pay' } as const;

/**
 * Pays at the provider by each of its cases. What will be taken back is moved on before it is, so
 * that it is owed; when it comes back an operator collects it.
 */
export const everyCase: Story = {
  name: 'every-case',
  needsBeside: true,
  async tell(world, [person]) {
    if (!person) return;
    await deposit(world, person, { ...PAGE, press: 'taken-back' });
    await move(world, person, { direction: 'IN', amount: AMOUNT });
    await world.life.pause(LATER_MS);
    await move(world, person, { direction: 'OUT' });
    for (const press of CASES)
      if (press !== 'taken-back') await deposit(world, person, { ...PAGE, press });
  },
};

import { playerRoutes } from '@nokshi/contract';
import { deposit } from '../acts/deposit.ts';
import { breathe, type Person, type World } from '../world.ts';
import type { Story } from './story.ts';

const ROUNDS = [
  { stake: 50_00n, win: 20_00n },
  { stake: 40_00n, win: 0n },
  { stake: 30_00n, win: 75_00n },
];

/** Takes money to a vendor's own wallet, plays there, takes all of it back and leaves some behind. */
export const purse: Story = {
  name: 'purse',
  needsBeside: true,
  async tell(world, [person]) {
    const vendor = world.beside?.purse;
    if (!person || !vendor) return;
    await deposit(world, person, { do: 'deposit', amount: '600.00', turn: 0, by: 'instant' });
    await move(world, person, { direction: 'IN', amount: '400.00' });
    for (const round of ROUNDS) {
      await breathe(world);
      const played = vendor.play(person.memberId, round);
      world.tally.count('play in an own wallet', played ? 'done' : 'not enough is there');
    }
    await move(world, person, { direction: 'OUT' });
    await breathe(world);
    await move(world, person, { direction: 'IN', amount: '25.00' });
  },
};

type Move = { readonly direction: 'IN' | 'OUT'; readonly amount?: string };

export const move = (world: World, person: Person, { direction, amount }: Move) =>
  world.ask(person, playerRoutes.transfers.transfer, {
    input: { direction, vassalage: world.beside?.purse.vendor, ...(amount && { amount }) },
    as: direction === 'IN' ? 'move money to a vendor' : 'move money back',
    key: world.newKey(),
  });

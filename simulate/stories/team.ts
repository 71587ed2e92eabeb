import { playerRoutes } from '@nokshi/contract';
import { register } from '../acts/enter.ts';
import { deposit } from '../acts/deposit.ts';
import { sit } from '../acts/play.ts';
import { choosePin } from '../acts/withdraw.ts';
import { isVendorGame } from '../deck.ts';
import { breathe, type Person, PIN, type World } from '../world.ts';
import type { Story } from './story.ts';

const SPINS = 50;

/** Somebody registers by the code of a new agent, who sends money down and gets some back up, each once it was staked. */
export const team: Story = {
  name: 'team',
  needsBeside: false,
  registers: 'first',
  async tell(world, [agent, below]) {
    const code = agent && (await world.makeAgent?.(agent));
    if (!code || !below || !(await register(world, below, code))) return;
    for (const person of [agent, below]) {
      await choosePin(world, person);
      await deposit(world, person, { do: 'deposit', amount: '1000.00', turn: 0, by: 'instant' });
      await stakeIt(world, person);
    }
    await send(world, agent, { to: below, amount: '200.00' });
    await breathe(world);
    await stakeIt(world, below);
    await send(world, below, { to: agent, amount: '100.00' });
  },
};

/** At a game whose rounds need no vendor. */
export async function stakeIt(world: World, person: Person, spins = SPINS): Promise<void> {
  let turn = world.nextTurn();
  while (isVendorGame(world.deck.deal(turn))) turn += 1;
  await sit(world, person, { game: world.deck.deal(turn), spins, stake: '20.00' });
}

type Sent = { readonly to: Person; readonly amount: string };

const send = (world: World, person: Person, { to, amount }: Sent) =>
  world.ask(person, playerRoutes.teamTransfers.send, {
    input: { to: to.memberId, amount, paymentPassword: PIN },
    as: 'send along the team line',
    key: world.newKey(),
    // By luck: the money may be lost, or the stakes of a small game not reach it.
    may: ['wallet.insufficient', 'agents.turnover-missing'],
  });

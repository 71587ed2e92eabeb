import { playerRoutes } from '@nokshi/contract';
import { toDecimal } from '@nokshi/money';
import type { FakeClock } from './clock.ts';
import { agentBelow } from './contracts.ts';
import type { RunningHouse } from './house.ts';
import { idOf, makeAgent, registerBelow, type Teammate } from './team.ts';

/** top > left > (a, b), top > right > c; and beside them other > stranger. */
export type TeamTree = Readonly<
  Record<'top' | 'left' | 'right' | 'a' | 'b' | 'c' | 'other' | 'stranger', Teammate>
>;

/** Two lines of agents, from today on. */
export async function plantTree(house: RunningHouse): Promise<TeamTree> {
  const [top, other] = [await house.member('topagent'), await house.member('otheragent')];
  for (const one of [top, other]) await makeAgent(house, one);
  const left = await agentBelow(house, top);
  const right = await agentBelow(house, top);
  const [a, b] = [
    await registerBelow(house, left, 'anwara'),
    await registerBelow(house, left, 'bashir'),
  ];
  const c = await registerBelow(house, right, 'chameli');
  const stranger = await registerBelow(house, other, 'stranger');
  return { top, left, right, a, b, c, other, stranger };
}

let keys = 0;
/** Credited at once; BDT. */
export async function deposit(member: Teammate, amount: string): Promise<void> {
  keys += 1;
  const form = { channel: 'demo-wallet', amount };
  await member.call(playerRoutes.cashier.requestDeposit, form, { key: `tree-key-${keys}-0` });
}

/** Two minutes later, with play counted; jobs of a minute run once. */
export async function counted(house: RunningHouse, clock: FakeClock): Promise<void> {
  clock.advance(120_000);
  await house.runJobs();
}

/** Of now, in BDT: who stakes may have been awarded the jackpot of the house meanwhile. */
export const cashOf = ({ house }: RunningHouse, ...members: readonly Teammate[]): Promise<string> =>
  house.db.read(async (tx) => {
    let sum = 0n;
    for (const one of members)
      sum += (await house.wallet.balance(tx, { memberId: idOf(one), asset: 'BDT' })).cash;
    return toDecimal(sum);
  });

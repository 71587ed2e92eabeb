import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { accept, answer, flatTerms, housed, offer } from '../harness/contracts.ts';
import { bet } from '../harness/slips.ts';
import { idOf, makeAgent, PIN as TEAM_PIN, registerBelow, type Teammate } from '../harness/team.ts';
import { choosePin, PIN } from '../harness/winnings.ts';
import type { Furnishing } from './furnish-talks.ts';

type Line = { readonly above: Teammate; readonly middle: Teammate };

const BUCKET_MS = 5 * 60_000;

/** A dividend of three tiers. */
const dividend = (...rates: readonly [string, string, string]): ContractTerms => {
  const [first, second, third] = rates;
  return {
    kind: 'dividend',
    period: 'H',
    carries: true,
    includesSelf: false,
    tiers: [
      { validBet: '0', loss: '20000', activeMembers: 5, rate: first },
      { validBet: '250000', loss: '75000', activeMembers: 15, rate: second },
      { validBet: '1000000', loss: '300000', activeMembers: 40, rate: third },
    ],
  };
};

/**
 * The agent of the screens receives and gives: a real-time wage with slips, a daily one, an offer that
 * waits, and an end that is asked for.
 */
export async function underContract(
  { house, clock }: Furnishing,
  { above, middle }: Line,
): Promise<void> {
  const below = await registerBelow(house, middle, 'rupsha88');
  await makeAgent(house, below);
  await choosePin(below);
  await house.house.access.setPaymentPassword({ memberId: idOf(above), pin: TEAM_PIN });
  const player = await registerBelow(house, below, 'dolon5');
  await housed(house, above, dividend('25', '30', '35'));
  for (const kind of ['daily', 'hourly', 'real-time'] as const) {
    await housed(house, above, flatTerms(kind, '2'));
    const { id } = await offer(above, middle, flatTerms(kind, '1.5'));
    await accept(middle, kind, { id, pin: PIN });
    if (kind === 'hourly')
      await answer(above, kind, { act: 'ask-end', contractId: id, reason: 'A new plan for May' });
  }
  const { id } = await offer(middle, below, flatTerms('real-time', '0.5'));
  await accept(below, 'real-time', { id, pin: PIN });
  await offer(above, middle, dividend('20', '25', '30'));
  // The contract counts from the next five minutes on; what is due is paid a minute after they end.
  clock.advance(BUCKET_MS - (clock.now().getTime() % BUCKET_MS) + 1_000);
  for (const [stake, payout] of [
    [1_200_00n, 0n],
    [350_00n, 900_00n],
  ] as const)
    await bet(house, player, { stake, payout });
  clock.advance(BUCKET_MS + 60_000);
  await house.runJobs();
  clock.advance(60_000);
  await house.runJobs();
}

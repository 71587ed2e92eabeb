import { randomUUID } from 'node:crypto';
import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';
import { transferOf } from './claim-stories.ts';
import { slip } from '../harness/slip.ts';

const { adjustments, claims, proposals, statements } = consoleRoutes;
const { checkout, claims: ownClaims } = playerRoutes;

type People = {
  readonly member: HttpClient & { readonly memberId: string };
  readonly admin: HttpClient;
};

/**
 * What the till works on besides withdrawals: a transfer that its statement pays, lines that pay
 * nothing, a claim that waits and one that was refused, an adjustment; names for the paths.
 */
export async function tilled(house: RunningHouse, { member, admin }: People) {
  const reason = 'Compared with the paper of the bank';
  const told = await transferOf(member, '640.00');
  const reference = 'TRX 20261122 0044';
  await member.call(checkout.tell, { id: told, reference, proofs: [await slip()] });
  const { csv } = await admin.call(statements.demo, {});
  await admin.call(statements.apply, { csv, reason });
  const lines = await admin.call(statements.lines, { state: 'UNMATCHED' });

  const refused = await claimed(member, '125.00', 'I sent it from the number of my brother');
  const answer = 'No payment of this sum stands on the statements of the last week.';
  await admin.call(claims.refuse, { id: refused.claim, answer, reason });
  const open = await claimed(member, '860.00', 'Paid at nine in the morning, nothing came');
  await adjusted(house, { member, admin });
  return { line: lines.rows[0]?.id ?? '', claim: open.claim, claimed: open.deposit };
}

async function claimed(member: HttpClient, amount: string, words: string) {
  const deposit = await transferOf(member, amount);
  const reference = `TRX ${amount}`;
  const wish = { about: deposit, reference, words, proofs: [await slip()] };
  return { deposit, claim: (await member.call(ownClaims.file, wish)).id };
}

/** Two people of the till put a balance right. */
async function adjusted(house: RunningHouse, { member, admin }: People): Promise<void> {
  const wish = { way: 'give', amount: '35.50', cause: 'correction' } as const;
  const words = 'A fee that was taken twice';
  const reason = 'The fee of the bank was booked twice on Friday';
  const given = { id: member.memberId, ...wish, words, reason };
  const { proposal } = await admin.call(adjustments.adjust, given, { key: randomUUID() });
  const checker = await house.operator('finance');
  await checker.call(proposals.approve, { id: proposal ?? '' });
}

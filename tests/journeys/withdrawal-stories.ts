import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { fromWire, type MemberId } from '../../apps/server/src/kernel/ids.ts';
import { checkMember } from '../../apps/server/src/modules/oversight/risk/check-member.ts';
import type { Ground, Story } from './ground.ts';
import { slip } from '../harness/slip.ts';
import { stoodAt, withdrawer } from './withdrawer.ts';

const reason = '-';
const { withdrawals } = consoleRoutes;
const WALLET = { method: 'demo-wallet', account: '01812345670' };
const BANK = { method: 'demo-bank', account: '100200300400' };

/** A withdrawal of somebody that was approved. */
async function approved({ house, admin }: Ground, payee: typeof WALLET, amount: string) {
  const member = await withdrawer(house, payee);
  const id = await member.ask(amount);
  await admin.call(withdrawals.approve, { id, amount, reason: 'To be looked at further.' });
  return { member, id };
}

/** What an operator writes at the desk of withdrawals. */
export const WITHDRAWAL_STORIES: Readonly<Record<string, Story>> = {
  'console.withdrawals.approve': async ({ house }) => {
    const id = await (await withdrawer(house, BANK)).ask('110.00');
    return { id, amount: '110.00', reason };
  },
  'console.withdrawals.reject': async ({ house }) => ({
    id: await (await withdrawer(house, BANK)).ask('120.00'),
    reason,
  }),
  'console.withdrawals.paid': async (ground) => {
    const { id } = await approved(ground, BANK, '130.00');
    return { id, reference: 'TRX-130', reason };
  },
  'console.withdrawals.again': async (ground) => {
    const { id } = await approved(ground, WALLET, '140.17');
    await stoodAt(ground.admin, id, 'FAILED');
    return { id, reason };
  },
  'console.withdrawals.resolve': async (ground) => {
    const { member, id } = await approved(ground, WALLET, '150.00');
    await stoodAt(ground.admin, id, 'PAID');
    const answer = { id, answer: 'not-received' as const, proofs: [await slip()] };
    await member.call(playerRoutes.withdrawals.answer, answer);
    return { id, decision: 'uphold', amount: '150.00', reason };
  },
  'console.risk.hold': async ({ house, admin }) => {
    const payee = { method: 'demo-bank', account: '70080090010' };
    const [one, other] = [await withdrawer(house, payee), await withdrawer(house, payee)];
    await other.ask('160.00');
    const memberId = fromWire('mbr', one.memberId) as MemberId;
    await house.house.db.tx((tx) => checkMember(house.house.risk, tx, memberId));
    const { rows } = await admin.call(consoleRoutes.risk.list, { pageSize: 100 });
    const { id = '' } = rows.find((row) => row.members.some((m) => m.id === one.memberId)) ?? {};
    const { version } = await admin.call(consoleRoutes.risk.one, { id });
    return { id, version, days: 3, note: '-' };
  },
  'console.withdrawals.setTerms': () => ({ confirmMinutes: 1_500, reason }),
  'console.protection.setProfile': () => ({ code: 'DEMO', periods: 'calendar', reason }),
};

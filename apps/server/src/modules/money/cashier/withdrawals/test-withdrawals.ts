import type { WithdrawalAnswer } from '@nokshi/contract/player/withdrawals.ts';
import { parseDecimal } from '@nokshi/money';
import type { Caller } from '../../../../kernel/caller.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { RIGHT_PIN, type TestCashier } from '../test-cashier.ts';
import { answerWithdrawal } from './answer.ts';
import { approveAct } from './approve.ts';
import { deskWithdrawal } from './desk.ts';
import { addPayee } from './payees.ts';
import { readWithdrawal } from './read.ts';
import { requestWithdrawal } from './request.ts';
import { resolveAct } from './resolve.ts';
import { payAgain, payByHand, rejectWithdrawal } from './desk-acts.ts';

/** Base64 that stands for a picture; the media room of the test stores bytes unchanged. */
export const PICTURE = Buffer.from('a picture of an account').toString('base64');
export const PICTURES = [PICTURE];
const REASON = 'looked at it';
export const operator = {
  ip: '127.0.0.1',
  operator: { operatorId: 'o', username: 'fatima' },
} as unknown as Caller;

const operatorActs = (t: TestCashier) => ({
  approve: (id: string, amount: string) =>
    t.db.tx((tx) => approveAct(t.room).run(tx, { id, amount, reason: REASON }, operator)),
  reject: (id: string) =>
    t.db.tx((tx) =>
      rejectWithdrawal(t.room, tx, { wish: { id, reason: REASON }, caller: operator }),
    ),
  paid: (id: string, reference: string) =>
    t.db.tx((tx) =>
      payByHand(t.room, tx, { wish: { id, reference, reason: REASON }, caller: operator }),
    ),
  again: (id: string) =>
    t.db.tx((tx) => payAgain(t.room, tx, { wish: { id, reason: REASON }, caller: operator })),
  resolve: (id: string, decision: 'refund' | 'uphold', amount: string) =>
    t.db.tx((tx) => resolveAct(t.room).run(tx, { id, decision, amount, reason: REASON }, operator)),
});

/** Helpers: what members and operators do with withdrawals. */
export const withdrawalActs = (t: TestCashier) => {
  const callerOf = (memberId: MemberId) =>
    ({ session: { memberId, generation: 1 } }) as unknown as Caller;
  let keys = 0;
  const acts = {
    /** A member who deposited this amount and staked all of it, or `staked` of it. */
    async rich(amount: bigint, staked = amount): Promise<MemberId> {
      const memberId = await t.member();
      await t.ask(memberId, amount, 'demo-wallet');
      await t.stake(memberId, staked);
      t.pushed.length = 0;
      t.letters.length = 0;
      return memberId;
    },
    async payee(
      memberId: MemberId,
      {
        method = 'demo-wallet',
        account = '01712345678',
        pin: paymentPassword = RIGHT_PIN,
      }: Partial<{ method: string; account: string; pin: string }> = {},
    ) {
      const wish = { method, holder: 'Anwar Hossain', account, paymentPassword };
      return t.db.tx(await addPayee(t.room, { caller: callerOf(memberId), wish }));
    },
    async request(
      memberId: MemberId,
      payeeId: string,
      {
        amount,
        key = `key-${++keys}-0000`,
        pin: paymentPassword = RIGHT_PIN,
      }: { amount: string; key?: string; pin?: string },
    ) {
      const wish = { payeeId, amount, paymentPassword };
      return t.db.tx(await requestWithdrawal(t.room, { caller: callerOf(memberId), key, wish }));
    },
    ...operatorActs(t),
    answer: async (
      memberId: MemberId,
      id: string,
      said: { answer: WithdrawalAnswer; received?: string; proofs?: string[] },
    ) => t.db.tx(await answerWithdrawal(t.room, { memberId, wish: { id, proofs: [], ...said } })),
    look: (memberId: MemberId, id: string) =>
      t.db.read((tx) => readWithdrawal(t.room, tx, { memberId, id })),
    desk: (id: string) => t.db.read((tx) => deskWithdrawal(t.room, tx, id)),
    balance: async (memberId: MemberId) => {
      const { cash, held } = await t.db.read((tx) =>
        t.wallet.balance(tx, { memberId, asset: 'BDT' }),
      );
      return { cash, held };
    },
    /** The balance of a house account over all lanes. */
    house: async (name: string): Promise<bigint> => {
      const { rows } = await t.db.read((tx) => t.wallet.totals(tx));
      return parseDecimal(rows.find(({ kind }) => kind === name)?.balance ?? '0.00') ?? 0n;
    },
    /** A paid withdrawal of 400.00, by a member who has 1,000.00. */
    async paidOut() {
      const member = await acts.rich(1_000_00n);
      const { id: payee } = await acts.payee(member);
      const { id } = await acts.request(member, payee, { amount: '400.00' });
      await acts.approve(id, '400.00');
      await t.pass(0);
      return { member, id };
    },
  };
  return acts;
};

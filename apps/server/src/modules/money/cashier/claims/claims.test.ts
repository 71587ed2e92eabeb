import { ALWAYS_TWO } from '@nokshi/contract';
import { parseDecimal } from '@nokshi/money';
import { describe, expect, it } from 'vitest';
import type { MemberId } from '../../../../kernel/ids.ts';
import { hostedActs } from '../channels/test-hosted.ts';
import { csvOf, statementActs } from '../statements/test-statements.ts';
import { openTestCashier } from '../test-cashier.ts';
import { operator, PICTURE, withdrawalActs } from '../withdrawals/test-withdrawals.ts';
import { answerComplaintAct, refuseClaim } from './answer.ts';
import { creditClaimAct } from './credit-claim.ts';
import { deskClaim, deskClaims } from './desk.ts';
import { claimsOf, fileClaim } from './file-claim.ts';
import { claimTermsAct } from './terms.ts';

const t = openTestCashier();
const hosted = hostedActs(t);
const { asked: transfer, take, lines } = statementActs(t);
const { paidOut, answer, look: withdrawal, balance } = withdrawalActs(t);

const DAY = 86_400;
const reason = 'compared with the bank';
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (err: Error & { code?: string }) => err.code ?? err.message,
  );
const file = async (memberId: MemberId, about: string, reference = 'TRX-77') => {
  const words = 'I paid and it was not credited';
  const wish = { about, reference, words, proofs: [PICTURE, PICTURE] };
  return t.db.tx(await fileClaim(t.room, { memberId, wish }));
};
const own = (memberId: MemberId, id: string) =>
  t.db.read((tx) => claimsOf(t.room, tx, { memberId, id }));
const one = (id: string) => t.db.read((tx) => deskClaim(t.room, tx, id));
const queue = async (name: 'open' | 'answered') =>
  (await t.db.read((tx) => deskClaims(t.room, tx, { queue: name, pageSize: 100 }))).rows;
const credit = (id: string, amount: string, evidence: string) =>
  t.db.tx((tx) =>
    creditClaimAct(t.room).run(
      tx,
      { id, amount, evidence, reason },
      { ...operator, proposedBy: 'asma' },
    ),
  );
const refusal = (id: string, words = 'The bank knows nothing of it') =>
  t.db.tx((tx) =>
    refuseClaim(t.room, tx, { wish: { id, answer: words, reason }, caller: operator }),
  );
const complain = (id: string, amount: string) =>
  t.db.tx((tx) => answerComplaintAct(t.room).run(tx, { id, amount, reason }, operator));
/** A deposit at a payment provider that never called. */
async function unheard() {
  const member = await t.member();
  const { id } = await hosted.ask(member);
  await t.pass(31 * 60);
  return { member, id };
}

describe('a claim', () => {
  it('has no picture drawn for what is not the member’s own, or is claimed already', async () => {
    const { member, id } = await unheard();
    const before = t.proofs;
    const stranger = await t.member();
    expect(await codeOf(file(stranger, id))).toBe('cashier.claim-about-nothing');
    expect(await codeOf(file(member, 'dep_00000000000000000000000000000000'))).toBe(
      'cashier.claim-about-nothing',
    );
    expect(t.proofs).toBe(before);
    await file(member, id);
    const drawn = t.proofs;
    expect(await codeOf(file(member, id))).toBe('cashier.claim-open');
    expect([before + 2, t.proofs]).toEqual([drawn, drawn]);
  });

  it('is filed about the member’s own uncredited deposit, one open claim at a time', async () => {
    const { member, id } = await unheard();
    expect(await own(member, id)).toMatchObject({ mayFile: true, answerHours: 72, claims: [] });
    const { id: claim, answerBy } = await file(member, id);
    expect(Date.parse(answerBy) - t.clock.now().getTime()).toBe(72 * 3_600_000);
    expect(await codeOf(file(member, id))).toBe('cashier.claim-open');
    expect(await own(member, id)).toMatchObject({
      mayFile: false,
      claims: [{ id: claim, state: 'OPEN', pictures: 2 }],
    });
    expect(await codeOf(file(await t.member(), id))).toBe('cashier.claim-about-nothing');
    expect(await codeOf(own(await t.member(), id))).toBe('cashier.claim-about-nothing');
    const { id: credited } = await t.ask(member, 20_00n, 'demo-wallet');
    expect(await codeOf(file(member, credited))).toBe('cashier.claim-closed');
  });

  it('filed ten times at once is one claim', async () => {
    const { member, id } = await unheard();
    const said = await Promise.all(Array.from({ length: 10 }, () => codeOf(file(member, id))));
    expect(said.filter((code) => code === 'done').length).toBe(1);
  });

  it('is ordered in the queue by its answer time, which operators set', async () => {
    const [first, second] = [await unheard(), await unheard()];
    await file(first.member, first.id);
    const terms = claimTermsAct(t.room);
    await t.db.tx((tx) => terms.run(tx, { answerHours: 1, reason }, operator));
    const { id: urgent } = await file(second.member, second.id);
    expect((await queue('open'))[0]?.id).toBe(urgent);
    await t.db.tx((tx) => terms.run(tx, { answerHours: 72, reason }, operator));
  });

  it('is refused with words to the member, who may claim again with more evidence', async () => {
    const { member, id } = await unheard();
    const { id: claim } = await file(member, id);
    await refusal(claim);
    expect((await own(member, id)).claims[0]).toMatchObject({
      state: 'REFUSED',
      answer: 'The bank knows nothing of it',
    });
    expect(t.letters.at(-1)).toBe('Your claim was answered');
    expect(await codeOf(refusal(claim))).toBe('cashier.claim-answered');
    expect(await codeOf(file(member, id))).toBe('done');
  });

  it('for another amount than was asked for takes two, however small it is', async () => {
    const { member, id } = await unheard();
    const { id: claim } = await file(member, id);
    const takesTwo = (amount: string) =>
      t.db.tx(async (tx) =>
        creditClaimAct(t.room).takesTwo?.(tx, { id: claim, amount, evidence: 'lp-x', reason }),
      );
    const { asked } = (await one(claim)).claim;
    expect(await takesTwo(asked)).toBe(false);
    expect(await takesTwo('30000.00')).toBe(true);
    expect(await takesTwo('0.01')).toBe(true);
  });

  it('is credited with the amount received, under an evidence that pays once', async () => {
    const [{ member, id }, other] = [await unheard(), await unheard()];
    const { id: claim } = await file(member, id);
    const { id: second } = await file(other.member, other.id);
    await credit(claim, '450.00', 'lp-found');
    expect(await t.cash(member)).toBe(450_00n);
    expect(await one(claim)).toMatchObject({
      deposit: { state: 'CREDITED', credited: '450.00' },
      claim: { state: 'CREDITED', amount: '450.00', answeredBy: 'asma, fatima' },
    });
    expect(await codeOf(credit(claim, '450.00', 'lp-found'))).toBe('cashier.claim-answered');
    expect(await codeOf(credit(second, '450.00', 'lp-found'))).toBe('cashier.evidence-taken');
    expect(t.letters).toContain('We found your payment of ৳450.00');
    await hosted.call(hosted.paid(id, 450_00n, 'lp-found'));
    expect(await t.cash(member)).toBe(450_00n);
  });

  it('about a transfer is credited by a statement line, which is then used up', async () => {
    const { member, id } = await transfer(500_00n);
    const { id: claim } = await file(member, id, 'forgot the code');
    await take(csvOf('2026-04-15,500.00,forgot the code,Karim', '2026-04-15,500.00,rent,Rahim'));
    const beside = await one(claim);
    expect(beside).toMatchObject({ byLine: true, lines: [{ reference: 'forgot the code' }, {}] });
    const line = beside.lines[0]?.id ?? '';
    expect(await codeOf(credit(claim, '500.00', 'forgot the code'))).toBe(
      'cashier.evidence-unknown',
    );
    expect(await codeOf(credit(claim, '499.00', line))).toBe('cashier.evidence-unknown');
    await credit(claim, '500.00', line);
    expect(await t.cash(member)).toBe(500_00n);
    expect((await lines()).find((each) => each.id === line)).toMatchObject({ state: 'CREDITED' });
    const again = await transfer(500_00n);
    const { id: next } = await file(again.member, again.id);
    expect(await codeOf(credit(next, '500.00', line))).toBe('cashier.evidence-unknown');
  });

  it('is closed when the deposit is credited on its own', async () => {
    const { member, id } = await unheard();
    const { id: claim } = await file(member, id);
    await hosted.call(hosted.paid(id));
    expect((await own(member, id)).claims[0]).toMatchObject({ id: claim, state: 'SETTLED' });
    expect(await codeOf(credit(claim, '500.00', 'lp-x'))).toBe('cashier.claim-answered');
    expect(await t.cash(member)).toBe(500_00n);
  });
});

describe('a complaint about a withdrawal', () => {
  it('is accepted from the deadline until the end of the thirtieth day (S-055, S-056)', async () => {
    const { member, id } = await paidOut();
    expect(await codeOf(file(member, id))).toBe('cashier.claim-closed');
    await t.pass(DAY);
    expect((await withdrawal(member, id)).state).toBe('AUTO_RECEIVED');
    t.clock.advance(30 * DAY * 1_000 - 1);
    expect((await own(member, id)).mayFile).toBe(true);
    t.clock.advance(1);
    expect(await codeOf(file(member, id))).toBe('cashier.claim-closed');
  });

  it('is answered by a new entry: the state stays, at most the withdrawn amount', async () => {
    const { member, id } = await paidOut();
    await answer(member, id, { answer: 'received' });
    const { id: claim } = await file(member, id);
    const house = async () => {
      const { rows } = await t.db.read((tx) => t.wallet.totals(tx));
      return parseDecimal(rows.find(({ kind }) => kind === 'adjustment')?.balance ?? '0.00') ?? 0n;
    };
    const before = await house();
    expect(await codeOf(complain(claim, '400.01'))).toBe('cashier.amount-out-of-range');
    expect(await codeOf(credit(claim, '400.00', 'xyz'))).toBe('cashier.claim-unknown');
    await complain(claim, '150.00');
    expect(await codeOf(complain(claim, '150.00'))).toBe('cashier.claim-answered');
    expect(await balance(member)).toMatchObject({ cash: 750_00n });
    expect((await house()) - before).toBe(-150_00n);
    expect((await withdrawal(member, id)).state).toBe('RECEIVED');
    expect((await own(member, id)).mayFile).toBe(false);
  });

  it('needs two operators whatever the rule of four eyes says', () => {
    expect(answerComplaintAct(t.room).code).toBe('cashier.answer-complaint');
    expect([...ALWAYS_TWO]).toContain('cashier.answer-complaint');
  });
});

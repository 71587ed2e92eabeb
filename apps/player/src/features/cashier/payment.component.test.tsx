import { cashierRoutes } from '@nokshi/contract/player/cashier.ts';
import { checkoutRoutes, type Payment } from '@nokshi/contract/player/checkout.ts';
import { type Claim, claimsRoutes } from '@nokshi/contract/player/claims.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import { aDeposit } from '../../testing/till.ts';
import DepositPage from './deposit-page.tsx';

const until = '2026-03-01T11:00:00.000Z';
const transfer = {
  way: 'transfer',
  bank: { EN: 'Demo bank', BN: 'ডেমো ব্যাংক' },
  holder: 'Nokshi Ltd',
  account: '1234567890',
  code: 'NK-4711',
  until,
  told: null,
} satisfies Payment;
const open = (language: 'EN' | 'BN' = 'EN') =>
  show(<DepositPage />, { member: aMember(), at: '/?d=dep-1', language });

beforeEach(() => {
  wire.answers(cashierRoutes.channels, []);
  wire.answers(cashierRoutes.deposits, { rows: [], next: null });
  wire.answers(cashierRoutes.deposit, aDeposit({ channel: 'demo-transfer' }));
  wire.answers(checkoutRoutes.payment, { way: 'none' });
  wire.answers(claimsRoutes.about, { mayFile: false, answerHours: 24, claims: [] });
});

describe('a transfer to the house', () => {
  test('says where to and with which code, and is reported with the bank’s reference', async () => {
    wire.answers(checkoutRoutes.payment, transfer);
    const { screen, user, t, refusal } = await open('BN');
    expect(await screen.findByText('NK-4711')).toBeVisible();
    expect(screen.getByText('1234567890')).toBeVisible();
    const paid = screen.getByRole('button', { name: t('transfer.tell') });
    await user.click(paid);
    expect(screen.getByText(t('app.required'))).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: t('transfer.reference') }), 'TRX 4711');
    wire.refuses(checkoutRoutes.tell, 'cashier.told-already');
    await user.click(paid);
    expect(await screen.findByText(refusal('cashier.told-already'))).toBeVisible();
    const told = { ...transfer, told: { reference: 'TRX 4711', at: until, pictures: 0 } };
    wire.answers(checkoutRoutes.tell, told);
    wire.answers(checkoutRoutes.payment, told);
    await user.click(paid);
    expect(await screen.findByText(/TRX 4711/)).toBeVisible();
    expect(screen.queryByRole('button', { name: t('transfer.tell') })).toBeNull();
    expect(wire.asked(checkoutRoutes.tell)[0]?.input.reference).toBe('TRX 4711');
  });

  test('whose page is still being made waits for it', async () => {
    wire.answers(checkoutRoutes.payment, { way: 'link', url: null, until });
    const { screen, t } = await open();
    expect(await screen.findByText(t('checkout.preparing'))).toBeInTheDocument();
  });
});

describe('a claim', () => {
  const claim: Claim = {
    id: 'claim-1',
    kind: 'deposit',
    about: 'dep-1',
    state: 'OPEN',
    reference: 'rent for may',
    words: 'I forgot the code',
    pictures: 0,
    filedAt: until,
    answerBy: until,
    answeredAt: null,
    answer: null,
    amount: null,
  };
  const claims = (...all: Claim[]) =>
    wire.answers(claimsRoutes.about, { mayFile: all.length === 0, answerHours: 24, claims: all });

  test('is filed with a reference and words, and stands on the page of the deposit', async () => {
    claims();
    const { screen, user, t, refusal } = await open('BN');
    await user.click(await screen.findByRole('button', { name: t('claim.file-deposit') }));
    const part = within(screen.getByRole('region', { name: t('claim.title-deposit') }));
    expect(part.getByText(t('claim.answer-within', { hours: 24 }))).toBeVisible();
    const send = part.getByRole('button', { name: t('claim.send') });
    await user.click(send);
    expect(part.getAllByText(t('app.required'))).toHaveLength(2);
    await user.type(part.getByRole('textbox', { name: t('claim.reference') }), claim.reference);
    await user.type(part.getByRole('textbox', { name: t('claim.words') }), claim.words);
    wire.refuses(claimsRoutes.file, 'cashier.claim-open');
    await user.click(send);
    expect(await part.findByText(refusal('cashier.claim-open'))).toBeVisible();
    wire.answers(claimsRoutes.file, claim);
    claims(claim);
    await user.click(send);
    expect(await part.findByText(claim.reference)).toBeVisible();
    expect(part.getByText(claim.words)).toBeVisible();
    expect(wire.asked(claimsRoutes.file).at(-1)?.input).toMatchObject({
      about: 'dep-1',
      reference: claim.reference,
      words: claim.words,
    });
  });

  test.each(['OPEN', 'CREDITED', 'SETTLED', 'REFUSED'] as const)(
    'that is %s says so, with what the house wrote',
    async (state) => {
      for (const language of ['EN', 'BN'] as const) {
        claims({ ...claim, state, answer: 'The line is this payment.', amount: '77.00' });
        const { screen, t, unmount } = await open(language);
        const now = t(`claim.now-${state}`, { at: '2026-03-01 17:00:00' });
        expect(await screen.findByText(now)).toBeVisible();
        expect(screen.getByText('The line is this payment.')).toBeVisible();
        expect(screen.getByText('৳77.00')).toBeVisible();
        unmount();
      }
    },
  );
});

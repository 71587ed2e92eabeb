import type { Language } from '@nokshi/contract/fields.ts';
import { cashierRoutes } from '@nokshi/contract/player/cashier.ts';
import { checkoutRoutes } from '@nokshi/contract/player/checkout.ts';
import { claimsRoutes } from '@nokshi/contract/player/claims.ts';
import { favoritesRoutes } from '@nokshi/contract/player/favorites.ts';
import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGame, aPage } from '../../testing/games.ts';
import { theProtection } from '../../testing/limits.ts';
import { aMember, show } from '../../testing/show.tsx';
import { aChannel, aDeposit } from '../../testing/till.ts';
import DepositPage from './deposit-page.tsx';

const open = (at = '/', language: Language = 'EN', member = aMember()) =>
  show(<DepositPage />, { member, at, language });
const CREDITED = aDeposit({ state: 'CREDITED', amount: '350.00', channel: 'demo-bank' });
const BANK = { code: 'demo-bank', name: { EN: 'Demo bank', BN: 'ডেমো ব্যাংক' } };

beforeEach(() => {
  wire.answers(cashierRoutes.channels, [aChannel(), aChannel(BANK)]);
  wire.answers(cashierRoutes.deposits, { rows: [], next: null });
  wire.answers(cashierRoutes.deposit, CREDITED);
  wire.answers(claimsRoutes.about, { mayFile: false, answerHours: 24, claims: [] });
  wire.answers(checkoutRoutes.payment, { way: 'none' });
});

describe('the form of a deposit', () => {
  test('begins with the smallest quick amount, and one press sends it', async () => {
    const { screen, user, t } = await open('/', 'BN');
    const amount = await screen.findByRole('textbox', { name: t('cashier.amount') });
    expect(amount).toHaveValue('200');
    const chips = within(screen.getByRole('group', { name: t('cashier.quick') }));
    expect(chips.getByRole('button', { name: '৳200' })).toHaveAttribute('aria-pressed', 'true');
    wire.answers(cashierRoutes.requestDeposit, CREDITED);
    await user.click(screen.getByRole('button', { name: `${t('cashier.deposit')} ৳200.00` }));
    expect(await screen.findByText(t('cashier.now-CREDITED'))).toBeVisible();
    expect(wire.asked(cashierRoutes.requestDeposit)[0]?.input).toMatchObject({
      channel: 'demo-wallet',
      amount: '200',
    });
  });

  test('begins with the last deposit where there is one that is taken now', async () => {
    const rows = [
      aDeposit({ id: 'dep-3', state: 'CREDITED', amount: '250.00', channel: 'voucher' }),
      aDeposit({ id: 'dep-2', state: 'FAILED', amount: '900.00' }),
      CREDITED,
    ];
    const voucher = aChannel({ code: 'voucher', asksAmount: false });
    wire.answers(cashierRoutes.channels, [voucher, aChannel(), aChannel(BANK)]);
    wire.answers(cashierRoutes.deposits, { rows, next: null });
    const again = await open();
    expect(await again.screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('350');
    expect(again.screen.getByRole('radio', { name: /^Demo bank/ })).toBeChecked();
    again.unmount();
    wire.answers(cashierRoutes.channels, [aChannel({ ...BANK, maximum: '300.00' })]);
    const less = await open();
    expect(await less.screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('200');
  });

  test('has a line for each channel with when it comes and its fee, and words about the chosen one', async () => {
    const description = { EN: 'The bank confirms it.', BN: 'ব্যাংক নিশ্চিত করে।' };
    const fee = { fixed: '5.00', points: 150 };
    const bank = aChannel({ ...BANK, description, fee, arrivesWithinSeconds: 4 });
    wire.answers(cashierRoutes.channels, [aChannel(), bank]);
    const { screen, user } = await open();
    const line = await screen.findByRole('radio', {
      name: 'Demo bank within 4 seconds, fee ৳5.00 + 1.5%',
    });
    expect(screen.getByRole('radio', { name: 'Demo wallet at once' })).toBeChecked();
    expect(screen.queryByText(description.EN)).toBeNull();
    await user.click(line);
    expect(screen.getByText(description.EN)).toBeVisible();
  });

  test.each(READERS)(
    'says above its button what the money costs, when it comes and what has to be staked (%s)',
    async (language) => {
      const fee = { fixed: '5.00', points: 0 };
      wire.answers(cashierRoutes.channels, [aChannel({ fee, turnoverMultiple: 300 })]);
      const { screen, user, t } = await open('/', language);
      const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
      const amount = await screen.findByRole('textbox', { name: t('cashier.amount') });
      expect(fact(t('cashier.fee'))).toBe('৳5.00');
      expect(fact(t('cashier.credited'))).toBe('৳195.00');
      await expect.poll(() => fact(t('cashier.new-balance'))).toBe('৳1,195.00');
      expect(screen.getByText(t('cashier.to-stake', { amount: '৳585.00' }))).toBeVisible();
      await user.clear(amount);
      expect(screen.getByText(t('cashier.to-stake-all', { times: 3 }))).toBeVisible();
    },
  );

  test('says what the member’s own limit leaves', async () => {
    const resetsAt = '2026-03-01T18:00:00.000Z';
    const limit = { kind: 'deposit', period: 'D', periods: 'calendar', pending: null } as const;
    const limits = [{ ...limit, amount: '1000.00', used: '400.00', resetsAt }];
    wire.answers(limitsRoutes.protection, theProtection({ limits }));
    const { screen, t } = await open('/', 'BN');
    const words = t('cashier.limit-left', { left: '৳600.00', at: '2026-03-02 00:00:00' });
    const amount = await screen.findByRole('textbox', { name: t('cashier.amount') });
    expect(amount).toHaveAccessibleDescription(expect.stringContaining(words));
  });
});

describe('a deposit that was credited', () => {
  const play = (shown: Awaited<ReturnType<typeof open>>) =>
    shown.screen.findByRole('link', { name: new RegExp(`^${shown.t('cashier.play-now')}`) });

  test('leads to the game that was opened last', async () => {
    const name = { EN: 'Kantha chest', BN: 'কাঁথার সিন্দুক' };
    wire.answers(favoritesRoutes.recent, aPage([aGame({ name })]));
    const link = await play(await open('/?mc=depositv2&d=dep-1', 'BN'));
    expect(link).toHaveAttribute('href', '/game?id=kantha-lines');
    expect(link).toHaveTextContent(name.BN);
  });

  test('leads to the lobby where no game was opened or the last one is closed', async () => {
    wire.answers(favoritesRoutes.recent, aPage([aGame({ isOpen: false })]));
    expect(await play(await open('/?mc=depositv2&d=dep-1'))).toHaveAttribute('href', '/');
  });

  test('leads back to the game that it was made over', async () => {
    const link = await play(await open('/game?id=river-rain&mc=depositv2&d=dep-1'));
    expect(link).toHaveAttribute('href', '/game?id=river-rain');
  });

  test('leads to no game while the member takes a break', async () => {
    const resting = aMember({ restriction: 'time-out' });
    const { screen, t } = await open('/?mc=depositv2&d=dep-1', 'EN', resting);
    expect(await screen.findByText(t('cashier.now-CREDITED'))).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test.each([
  ['link', 'cashier.next-link'],
  ['transfer', 'cashier.next-transfer'],
  ['told', 'cashier.next-told'],
] as const)('a deposit that waits says who acts next: %s', async (way, next) => {
  const until = '2026-03-01T11:00:00.000Z';
  const bank = { EN: 'Demo bank', BN: 'ডেমো ব্যাংক' };
  const account = { bank, holder: 'Nokshi', account: '1234', code: 'NK-1', until };
  const told = way === 'told' ? { reference: 'TRX 1', at: until, pictures: 0 } : null;
  wire.answers(cashierRoutes.deposit, aDeposit());
  wire.answers(
    checkoutRoutes.payment,
    way === 'link'
      ? { way, url: 'https://pay.example/1', until }
      : { way: 'transfer', ...account, told },
  );
  const { screen, t } = await open('/?d=dep-1', 'BN');
  expect(await screen.findByText(t(next))).toBeVisible();
  expect(screen.getByText(t('cashier.until', { at: '2026-03-01 17:00:00' }))).toBeVisible();
});

import { cashierRoutes } from '@nokshi/contract/player/cashier.ts';
import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { messagingRoutes } from '@nokshi/contract/player/messaging.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { walletRoutes } from '@nokshi/contract/player/wallet.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGame } from '../testing/games.ts';
import { theStatus } from '../testing/house.ts';
import { theProtection } from '../testing/limits.ts';
import { aMember } from '../testing/show.tsx';
import { openSite } from '../testing/site.tsx';
import { aChannel, aDeposit } from '../testing/till.ts';

const member = aMember();
const [nothing, some] = ['0.00', '500.00'].map((sumBalance, at) => ({
  sumBalance,
  held: '0.00',
  bonus: '0.00',
  currency: 'BDT' as const,
  version: String(at + 1),
}));
const aLimit = (amount: string | null) =>
  theProtection({
    limits: [
      {
        kind: 'deposit',
        period: 'W',
        periods: 'calendar',
        amount,
        used: '0.00',
        resetsAt: '2026-03-08T00:00:00.000Z',
        pending: null,
      },
    ],
  });

beforeEach(() => {
  if (!nothing) return;
  wire.answers(walletRoutes.balance, nothing);
  wire.answers(cashierRoutes.channels, [aChannel({ kind: 'instant', demo: true })]);
  wire.answers(limitsRoutes.answerPrompt, {});
  wire.answers(limitsRoutes.protection, theProtection());
});

async function openWelcome(at = '/?m=welcome') {
  const site = await openSite(at, { member });
  const name = site.t('welcome.title');
  const sheet = within(await site.screen.findByRole('dialog', { name }));
  return { ...site, sheet };
}

describe('the welcome', () => {
  test('says that it is play money, asks for a limit once, and has three games, the wanted one first', async () => {
    wire.answers(catalogueRoutes.game, aGame({ gameId: 'wanted' }));
    const { sheet, t } = await openWelcome('/?continue=wanted&m=welcome');
    expect(sheet.getByText(t('welcome.demo'))).toBeVisible();
    expect(sheet.getByRole('heading', { name: t('prompt.welcome') })).toBeVisible();
    await expect
      .poll(() => sheet.queryAllByRole('link').map((link) => link.textContent))
      .toEqual(['Game wanted', 'Game game-1', 'Game game-2']);
    const asked = () => wire.asked(limitsRoutes.answerPrompt).map(({ input }) => input.prompt);
    await expect.poll(asked).toEqual(['welcome']);
  });

  test('sets the limit that is typed, and says it in place of the question', async () => {
    const { sheet, t, user } = await openWelcome();
    wire.answers(limitsRoutes.setLimit, aLimit('300.00'));
    await user.type(sheet.getByLabelText(t('prompt.amount')), '300');
    await user.click(sheet.getByRole('button', { name: t('prompt.set') }));
    expect(await sheet.findByText(/৳300\.00/)).toBeVisible();
    expect(wire.asked(limitsRoutes.setLimit)[0]?.input).toEqual({
      kind: 'deposit',
      period: 'W',
      amount: '300',
    });
    expect(sheet.queryByRole('heading', { name: t('prompt.welcome') })).toBeNull();
    // What the limit leaves is what the first deposit is.
    expect(
      sheet.getByRole('button', { name: t('welcome.money', { amount: '৳300' }) }),
    ).toBeVisible();
  });

  test('lets the question be for now, and says where limits are', async () => {
    const { sheet, t, user } = await openWelcome();
    await user.click(sheet.getByRole('button', { name: t('prompt.later') }));
    expect(sheet.getByText(t('welcome.limit-later'))).toBeVisible();
  });

  test('deposits play money in one press, and leads into the game with the next', async () => {
    const { sheet, t, user } = await openWelcome();
    if (some) wire.answers(walletRoutes.balance, some);
    wire.answers(cashierRoutes.requestDeposit, aDeposit({ state: 'CREDITED' }));
    wire.answers(catalogueRoutes.game, aGame({ gameId: 'game-1' }));
    const get = t('welcome.money', { amount: '৳500' });
    await user.click(await sheet.findByRole('button', { name: get }));
    expect(await sheet.findByText(t('welcome.money-there'))).toBeVisible();
    expect(wire.asked(cashierRoutes.requestDeposit)[0]?.input).toMatchObject({ amount: '500.00' });
    await user.click(sheet.getByRole('link', { name: 'Game game-1' }));
    expect(location.pathname + location.search).toBe('/game?id=game-1');
  });

  test('closes with Escape, has the gift in it, and no other popup follows', async () => {
    const gift = { resourceType: 'REGISTERPOP', url: '/rng', name: 'A gift', qrCodeUrl: null };
    wire.answers(siteRoutes.status, theStatus({ info: { resources: [gift] } }));
    wire.answers(messagingRoutes.memberAnnouncements, [
      {
        id: 'n1',
        type: 'PU',
        title: 'Notice n1',
        content: '<p>Words of n1</p>',
        time: '2026-03-01T10:00:00.000Z',
        pinned: false,
        read: false,
      },
    ]);
    const { sheet, screen, user } = await openWelcome();
    expect(sheet.getByText('A gift')).toBeVisible();
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(location.search).toBe('');
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

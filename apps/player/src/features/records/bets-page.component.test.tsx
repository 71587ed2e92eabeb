import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import BetsPage from './bets-page.tsx';

type Wager = Output<typeof recordsRoutes.wager>;

const WAGER: Wager = {
  wagerId: 'wgr_0195a0000000700080000000000000aa',
  roundId: 'rnd_0195a0000000700080000000000000bb',
  gameId: 'wingo-1m',
  gameName: { EN: 'WinGo 1 min', BN: 'উইনগো ১ মিনিট' },
  category: 'ELOTT',
  stake: '10.00',
  payout: '19.70',
  net: '9.70',
  state: 'SETTLED',
  placedAt: '2026-03-05T06:00:00.000Z',
  settledAt: '2026-03-05T06:01:00.000Z',
  lottery: {
    family: 'wingo',
    issue: '20260305-0721',
    drawDate: '2026-03-05',
    play: 'size',
    selection: '0',
    isWhole: true,
    units: '1',
    unitPrice: '2.00',
    multiple: 5,
    state: 'WON',
    rebate: '0.20',
    numbers: [7],
    chaseId: null,
  },
  entries: [],
};

const totals = { count: 1, stake: '10.00', payout: '19.70', net: '9.70' };
const open = (language: 'EN' | 'BN', at: string) => {
  wire.answers(catalogueRoutes.gameMenus, { data: [] });
  wire.answers(recordsRoutes.wagers, { rows: [WAGER], next: null, totals });
  wire.answers(recordsRoutes.wager, WAGER);
  return show(<BetsPage />, { member: aMember(), at: `/?mc=personalHistoryCopy${at}`, language });
};

test.each(READERS)(
  'a lottery bet is listed with its issue, its play and what was chosen (%s)',
  async (language) => {
    const { screen, t } = await open(language, '&from=2026-03-05&to=2026-03-05');
    const row = await screen.findByRole('button', { name: /20260305-0721/ });
    expect(row).toHaveTextContent(t('lottery.option-big'));
    expect(row).not.toHaveTextContent('size');
  },
);

test('its page says what was drawn and leads to its ticket, not to the check of a single round', async () => {
  const { screen, t } = await open('EN', `&w=${WAGER.wagerId}`);
  const ticket = await screen.findByRole('link', { name: t('records.ticket') });
  expect(ticket).toHaveAttribute(
    'href',
    `/lottery?gameCode=wingo-1m&view=orders&bet=${WAGER.wagerId}`,
  );
  expect(screen.getByText(t('records.drawn')).nextSibling).toHaveTextContent('7');
  expect(screen.getByText(t('records.of-it-rebate')).nextSibling).toHaveTextContent('0.20');
  expect(screen.queryByText(t('records.check'))).toBeNull();
});

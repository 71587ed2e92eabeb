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
  round: null,
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

const KINDS: readonly (readonly [string, Wager['round'], string, string])[] = [
  [
    'table',
    {
      kind: 'table',
      game: 'roulette',
      issue: '20260305-0042',
      opening: [],
      numbers: [17],
      layout: [
        { spot: 'red', stake: '5.00' },
        { spot: 'straight-17', stake: '3.00' },
        { spot: 'odd', stake: '2.00' },
      ],
      state: 'WON',
    },
    WAGER.wagerId,
    '17, black',
  ],
  [
    'kite',
    {
      kind: 'kite',
      issue: '20260305-0042',
      order: 200,
      taken: 200,
      cut: 731,
      state: 'TAKEN',
    },
    WAGER.wagerId,
    'The string was cut at 7.31×',
  ],
  [
    'instant',
    {
      kind: 'instant',
      bet: { kind: 'dice', stake: '10.00', side: 'under', at: 5_000 },
      state: { kind: 'dice', rolled: 1_234, pays: 19_800 },
    },
    WAGER.roundId ?? '',
    'Rolled 12.34',
  ],
];

test.each(KINDS)(
  'a bet of the kind %s is shown with its round and leads to its proof',
  async (of, round, id, says) => {
    const wager: Wager = { ...WAGER, gameId: 'a-game', category: 'LIVE', lottery: null, round };
    const { wagerId: w } = WAGER;
    wire.answers(catalogueRoutes.gameMenus, { data: [] });
    wire.answers(recordsRoutes.wagers, { rows: [wager], next: null, totals });
    wire.answers(recordsRoutes.wager, wager);
    const at = '/?mc=personalHistoryCopy&from=2026-03-05&to=2026-03-05';
    const { screen, t, user } = await show(<BetsPage />, { member: aMember(), at });
    const row = await screen.findByRole('button', { name: new RegExp(says) });
    await user.click(row);
    const picture = await screen.findByRole('region', { name: t('round.shown') });
    expect(picture).toHaveTextContent(says);
    expect(new URLSearchParams(location.search).get('w')).toBe(w);
    await user.click(screen.getByRole('button', { name: t('records.check') }));
    const params = new URLSearchParams(location.search);
    expect(['m', 'of', 'round'].map((name) => params.get(name))).toEqual(['proof', of, id]);
  },
);

test('chips are named in a line, two of them and the number of the others', async () => {
  const [, round] = KINDS[0] ?? [];
  const wager: Wager = { ...WAGER, lottery: null, round: round ?? null };
  wire.answers(catalogueRoutes.gameMenus, { data: [] });
  wire.answers(recordsRoutes.wagers, { rows: [wager], next: null, totals });
  const { screen, t } = await show(<BetsPage />, {
    member: aMember(),
    at: '/?mc=personalHistoryCopy',
  });
  const row = await screen.findByRole('button', { name: /20260305-0042/ });
  expect(row).toHaveTextContent('Red ৳5.00, Straight 17 ৳3.00');
  expect(row).toHaveTextContent(t('round.more-chips', { more: 1 }));
});

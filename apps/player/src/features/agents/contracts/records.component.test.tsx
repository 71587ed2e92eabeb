import { agentContractsRoutes } from '@nokshi/contract/player/agent-contracts.ts';
import { agentSlipsRoutes } from '@nokshi/contract/player/agent-slips.ts';
import { CONTRACT_KINDS, type ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  aContract,
  anOffer,
  aSlip,
  aSlipCase,
  KARIM,
  somePages,
} from '../../../testing/contracts.ts';
import { aMember, show } from '../../../testing/show.tsx';
import { DailyRecord, DividendRecord, HourlyRecord, RealTimeRecord } from './record-page.tsx';

const PAGES = {
  dividend: DividendRecord,
  daily: DailyRecord,
  hourly: HourlyRecord,
  'real-time': RealTimeRecord,
} as const;

type Language = (typeof READERS)[number];
const open = (kind: ContractKind, language: Language = 'EN', query = '') => {
  const Page = PAGES[kind];
  return show(<Page />, { member: aMember(), language, at: `/?ac=x${query}` });
};
const contracts = (...rows: readonly ReturnType<typeof aContract>[]) =>
  wire.answers(agentContractsRoutes.list, { rows: [...rows], next: null });

const TITLES = {
  dividend: ['period', 'valid', 'loss', 'carry-in', 'active', 'tier', 'amount', 'paid-by', 'state'],
  daily: ['period', 'staked', 'valid', 'active', 'tier', 'amount', 'paid-down', 'rest', 'state'],
  hourly: ['period', 'staked', 'valid', 'active', 'tier', 'amount', 'paid-down', 'rest', 'state'],
  'real-time': ['period', 'bets', 'won-part', 'lost-part', 'amount', 'state'],
} as const;
const PERIODS = {
  dividend: '2026-03-01 – 2026-03-31',
  daily: '2026-03-11',
  hourly: '2026-03-11 14:00 – 15:00',
  'real-time': '2026-03-11 14:05 – 14:10',
} as const;

describe.each(READERS)('the record of a contract (%s)', (language) => {
  test.each(CONTRACT_KINDS)(
    'of kind %s lists its slips with its own columns and totals',
    async (kind) => {
      contracts(aContract({ kind }));
      wire.answers(agentSlipsRoutes.slips, somePages([aSlip({ kind })]));
      const { screen, t } = await open(kind, language);
      const table = within(await screen.findByRole('table', { name: t('slip.slips') }));
      const titles = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
      expect(titles).toEqual(
        TITLES[kind].map((title) =>
          title === 'tier' ? `${t('slip.tier')} · ${t('slip.rate')}` : t(`slip.${title}`),
        ),
      );
      expect(table.getByRole('button', { name: PERIODS[kind] })).toBeVisible();
      expect(screen.getByText(t('slip.total-paid')).nextSibling).toHaveTextContent('৳15,000.00');
      expect(wire.asked(agentSlipsRoutes.slips)[0]?.input).toMatchObject({ kind, side: 'own' });
    },
  );

  test('without a contract or slips says so', async () => {
    contracts();
    wire.answers(agentSlipsRoutes.slips, somePages([]));
    const { screen, t } = await open('daily', language);
    expect(await screen.findByText(t('contract.none'))).toBeVisible();
    expect(await screen.findByText(t('slip.none'))).toBeVisible();
  });
});

test('the own contract is shown with its tiers, and an offer that waits leads to its answer', async () => {
  contracts(anOffer(), aContract());
  wire.answers(agentSlipsRoutes.slips, somePages([]));
  const { screen, t, user } = await open('dividend');
  const tiers = within(await screen.findByRole('table', { name: t('contract.tiers') }));
  expect(tiers.getAllByRole('row').at(-1)).toHaveTextContent('2৳100,000.00৳50,000.001030 %');
  expect(screen.getByText(t('contract.carries')).nextSibling).toHaveTextContent(
    t('contract.carries-yes'),
  );
  await user.click(screen.getByRole('button', { name: t('contract.see-offer') }));
  expect(new URLSearchParams(location.search).get('contract')).toBe(anOffer().id);
});

test('contracts given have the names of those below, and their slips are found by days, state and name', async () => {
  contracts(aContract({ side: 'given' }));
  wire.answers(agentSlipsRoutes.slips, somePages([aSlip({ side: 'given' })]));
  const { screen, t, user } = await open('dividend', 'EN', '&from=2026-03-01&to=2026-03-31');
  await user.click(screen.getByRole('tab', { name: t('contract.view-given') }));
  const given = within(await screen.findByRole('table', { name: t('contract.given') }));
  expect(given.getByRole('button', { name: KARIM.name })).toBeVisible();
  expect(given.getByText('25 – 30 %')).toBeVisible();
  await user.selectOptions(screen.getByLabelText(t('slip.filter-state')), 'OVERDUE');
  await user.type(screen.getByRole('searchbox', { name: t('slip.find') }), 'Kar');
  await expect
    .poll(() => wire.asked(agentSlipsRoutes.slips).at(-1)?.input)
    .toMatchObject({
      kind: 'dividend',
      side: 'given',
      from: '2026-03-01',
      to: '2026-03-31',
      state: 'OVERDUE',
      query: 'kar',
    });
  await user.click(screen.getByRole('button', { name: t('offer.open') }));
  expect(new URLSearchParams(location.search).get('offer')).toBe('new');
});

test('a range that is too long is refused in words, and the page can be asked again', async () => {
  contracts();
  wire.refuses(agentSlipsRoutes.slips, 'records.range', { value: { days: 92 } });
  const { screen, t, user, refusal } = await open('daily');
  expect(await screen.findByText(refusal('records.range', { days: 92 }))).toBeVisible();
  wire.answers(agentSlipsRoutes.slips, somePages([aSlip({ kind: 'daily' })]));
  await user.click(screen.getByRole('button', { name: t('app.try-again') }));
  expect(await screen.findByRole('button', { name: '2026-03-11' })).toBeVisible();
});

test('an overdue slip is paid from the list of those who owe it, and a short balance is said', async () => {
  const owed = aSlip({ kind: 'daily', side: 'given', state: 'OVERDUE', paidAt: null });
  contracts();
  wire.answers(agentSlipsRoutes.slips, somePages([owed]));
  wire.refuses(agentSlipsRoutes.paySlip, 'wallet.insufficient');
  const { screen, t, user, refusal } = await open('daily', 'EN', '&tab=given');
  const words = { amount: '৳1,500.00', name: KARIM.name };
  const pay = await screen.findByRole('button', { name: t('slip.pay-of', words) });
  await user.click(pay);
  expect(await screen.findByText(refusal('wallet.insufficient'))).toBeVisible();
  const paid = { ...owed, state: 'PAID_LATE' } as const;
  wire.answers(agentSlipsRoutes.paySlip, paid);
  wire.answers(agentSlipsRoutes.slips, somePages([paid]));
  await user.click(pay);
  expect(await screen.findByText(t('slip.paid-now', words))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('slip.pay-of', words) })).toBeNull();
});

test('a slip is opened from the list and left for it again', async () => {
  contracts();
  wire.answers(agentSlipsRoutes.slips, somePages([aSlip({ kind: 'daily' })]));
  wire.answers(agentSlipsRoutes.slip, aSlipCase({ kind: 'daily' }));
  wire.answers(agentSlipsRoutes.slipLines, { rows: [], next: null });
  const { screen, t, user } = await open('daily');
  await user.click(await screen.findByRole('button', { name: '2026-03-11' }));
  expect(await screen.findByText(t('slip.title', { period: '2026-03-11' }))).toBeVisible();
  expect(await screen.findByText(t('slip.lines-none'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('slip.back') }));
  expect(await screen.findByRole('table', { name: t('slip.slips') })).toBeVisible();
});

import {
  consoleTablesRoutes as routes,
  type TableChains,
} from '@nokshi/contract/console/tables.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { aChain, aTable, aTablesChains } from '../../testing/tables.ts';
import TablesDesk from './tables-desk.tsx';

const SERVER_TIME = '2026-11-27T06:02:00.000Z';
const KITE = aTablesChains({ gameCode: 'kite', game: 'kite', name: { EN: 'Kite', BN: 'ঘুড়ি' } });
const chains = (...data: TableChains[]) => {
  wire.answers(routes.tables, { serverTime: SERVER_TIME, tables: [aTable()] });
  wire.answers(routes.chains, { serverTime: SERVER_TIME, data });
};

test.each(READERS)(
  'each table has its chain with what is used and left, when it runs out and its last link (%s)',
  async (language) => {
    const next = aChain({ nth: 4, state: 'NEXT', taken: 0, terminal: 'ab'.repeat(32), last: null });
    chains(aTablesChains({ next }));
    const { screen, user, t } = await show(<TablesDesk />, { at: '/tables?tab=chains', language });
    const table = within(await screen.findByRole('table', { name: t('tables.chains') }));
    expect(table.getByText(t('tables.chain-CURRENT'))).toBeVisible();
    expect(table.getByText(t('tables.links-used', { taken: '4,321' }))).toBeVisible();
    expect(table.getByText(t('tables.links-left', { left: '5,679' }))).toBeVisible();
    expect(
      table.getByText(t('tables.in-about', { span: t('span.days', { count: 2 }) })),
    ).toBeVisible();
    expect(table.getByText('2026-11-29 15:17')).toBeVisible();
    expect(table.getByText(t('tables.next-nth', { nth: '4' }))).toBeVisible();
    expect(table.getByRole('link', { name: '20261127-0041' })).toHaveAttribute(
      'href',
      '/tables?tab=rounds&game=roulette-low&round=20261127-0041',
    );
    const name = aTable().name[language];
    const copied = `${t('tables.chain-nth', { nth: '3' })}, ${t('tables.commitment')}, ${name}`;
    await user.click(table.getByRole('button', { name: t('lotteries.copy-of', { name: copied }) }));
    expect(await navigator.clipboard.readText()).toBe(aChain().terminal);
  },
);

test.each(READERS)(
  'what is wrong comes first, is said over the desk and says what to do (%s)',
  async (language) => {
    const late = aTablesChains({ alarm: 'late', current: aChain({ taken: 9_200 }) });
    const missing = aTablesChains({
      gameCode: 'sic-bo-low',
      current: null,
      runsOutAt: null,
      alarm: 'missing',
    });
    chains(KITE, late, missing);
    wire.answers(routes.usedChains, { rows: [], next: null });
    const { screen, user, t } = await show(<TablesDesk />, { at: '/tables?tab=chains', language });
    expect(
      await screen.findByText(t('tables.chains-late', { count: 2 }), { exact: false }),
    ).toBeVisible();
    const rows = within(screen.getByRole('table', { name: t('tables.chains') }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining(t('tables.chain-late')),
      expect.stringContaining(t('tables.chain-missing')),
      expect.stringContaining('kite'),
    ]);
    await user.click(screen.getByRole('link', { name: t('tables.see-late') }));
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getByText(t('tables.chain-late-words'))).toBeVisible();
    expect(await panel.findByText(t('tables.none-earlier'))).toBeVisible();
  },
);

test('a table is found by its name or code, and one that is none is said to be none', async () => {
  chains(aTablesChains(), KITE);
  const { screen, user, t } = await show(<TablesDesk />, { at: '/tables?tab=chains' });
  const field = await screen.findByLabelText(t('tables.find'));
  await user.type(field, 'KIT');
  const rows = () => screen.getAllByRole('row').slice(1);
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('kite');
  await user.clear(field);
  await user.type(field, 'roulette-l');
  expect(rows()[0]).toHaveTextContent('European roulette, low stakes');
  await user.type(field, '?');
  expect(screen.getByText(t('tables.none-found'))).toBeVisible();
});

test.each(READERS)(
  'the panel has the chain with its check point, and earlier ones a page at a time (%s)',
  async (language) => {
    chains(aTablesChains({ isOpen: false, runsOutAt: null }));
    const used = aChain({ nth: 2, state: 'USED', taken: 10_000, terminal: 'b'.repeat(64) });
    const last = { number: 12, issue: '20261001-0012', link: 'd'.repeat(64), proofPage: null };
    const left = aChain({ nth: 1, state: 'USED', taken: 12, terminal: 'c'.repeat(64), last });
    wire.answers(routes.usedChains, { rows: [used], next: '2' });
    const { screen, user, t } = await show(<TablesDesk />, {
      at: '/tables?tab=chains&game=roulette-low',
      language,
    });
    const panel = within(await screen.findByRole('dialog'));
    expect(
      panel.getByText(t('tables.check-point-at', { number: '4,300', apart: '100' })),
    ).toBeVisible();
    expect(panel.getByText(t('tables.not-while-closed'))).toBeVisible();
    expect(panel.getByText(t('tables.next-words'))).toBeVisible();
    expect(panel.getByRole('link', { name: t('tables.check-last') })).toHaveAttribute(
      'href',
      aChain().last?.proofPage ?? '',
    );
    expect(await panel.findByText(t('tables.chain-USED'))).toBeVisible();
    wire.answers(routes.usedChains, { rows: [left], next: null });
    await user.click(panel.getByRole('button', { name: t('app.more') }));
    expect(await panel.findByText(t('tables.chain-LEFT'))).toBeVisible();
    // Its round was removed: there is nothing to open.
    expect(panel.getByText('20261001-0012')).toBeVisible();
    expect(panel.queryByRole('link', { name: '20261001-0012' })).toBeNull();
    expect(wire.asked(routes.usedChains)).toMatchObject([
      { input: { gameCode: 'roulette-low', pageSize: 10 } },
      { input: { cursor: '2' } },
    ]);
  },
);

test('chains that could not be read are asked again', async () => {
  chains();
  wire.refuses(routes.chains, 'edge.fault');
  const { screen, user, t } = await show(<TablesDesk />, { at: '/tables?tab=chains' });
  const again = await screen.findByRole('button', { name: t('app.retry') });
  chains(aTablesChains());
  await user.click(again);
  expect(await screen.findByRole('table', { name: t('tables.chains') })).toBeVisible();
});

import { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import { tablesRoutes } from '@nokshi/contract/player/tables.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Cockfight } from '../../app/table-pages.tsx';
import { aMember, show } from '../../testing/show.tsx';
import { aRing, TABLES_NOW } from '../../testing/tables.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TABLES_NOW });
});

const serverTime = new Date(TABLES_NOW).toISOString();
function open(ring = aRing(), more = {}) {
  wire.answers(tablesRoutes.lobby, { serverTime, data: [ring] });
  return show(<Cockfight />, { at: '/cockfight', ...more });
}

test.each(READERS)(
  'the ring says that it is virtual, its odds, its clock and who is there (%s)',
  async (language) => {
    const { screen, t } = await open(undefined, { language });
    expect(await screen.findByText(t('ring.virtual'))).toBeVisible();
    expect(screen.getByText(t('ring.virtual-words'))).toBeVisible();
    const odds = within(screen.getByRole('region', { name: t('ring.odds') }));
    expect(odds.getByText('0.80')).toBeVisible();
    expect(odds.getByText('−0.94')).toBeVisible();
    expect(odds.getByText('8 : 1')).toBeVisible();
    expect(odds.getByText('88 : 1')).toBeVisible();
    expect(
      screen.getByRole('timer', { name: t('live.closes-in', { time: '00:08' }) }),
    ).toBeVisible();
    expect(wire.asked(tablesRoutes.lobby)[0]?.input).toEqual({ vendor: 'DS88' });
  },
);

test('odds are shown as decimals where somebody likes that, and the address remembers it', async () => {
  const { screen, t, user } = await open();
  await user.click(await screen.findByRole('button', { name: t('ring.decimal') }));
  const odds = within(screen.getByRole('region', { name: t('ring.odds') }));
  expect(odds.getByText('1.80')).toBeVisible();
  expect(odds.getByText('2.06')).toBeVisible();
  expect(odds.getByText('9.00')).toBeVisible();
  expect(location.search).toBe('?odds=decimal');
});

test('the last bouts are a grid, said in words and counted by their ends', async () => {
  const { screen, t } = await open();
  const [red, late, blue] = (['red', 'time-out', 'blue'] as const).map((end) =>
    t(`spot.robo-rumble.${end}`),
  );
  const results = [red, late, blue].join(', ');
  expect(await screen.findByRole('img', { name: t('live.last', { results }) })).toBeVisible();
  const counts = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(counts).toEqual([
    `${red} 1`,
    `${blue} 1`,
    `${t('spot.robo-rumble.double-knock-out')} 0`,
    `${late} 1`,
  ]);
});

test('a member enters the ring, a visitor is led to log in first', async () => {
  const visitor = await open();
  await visitor.user.click(
    await visitor.screen.findByRole('button', { name: visitor.t('ring.enter') }),
  );
  expect(new URLSearchParams(location.search).get('next')).toBe('/game?id=robo-rumble');
  visitor.unmount();
  const { screen, t, user } = await open(undefined, { member: aMember() });
  await user.click(await screen.findByRole('button', { name: t('ring.enter') }));
  expect(location.pathname + location.search).toBe('/game?id=robo-rumble');
});

test('a ring that is closed cannot be entered', async () => {
  const { screen, t } = await open(aRing({ isOpen: false, now: null, last: [] }));
  expect(await screen.findByRole('button', { name: t('ring.none') })).toBeDisabled();
  expect(screen.getByText(t('ring.last-empty'))).toBeVisible();
});

test('where the house has no ring the games of the vendor are listed', async () => {
  wire.answers(tablesRoutes.lobby, { serverTime, data: [] });
  wire.answers(catalogueRoutes.gameVendor, { data: { lanes: [] } });
  const { screen, t } = await show(<Cockfight />, { at: '/cockfight' });
  expect(await screen.findByText(t('page.no-games'))).toBeVisible();
});

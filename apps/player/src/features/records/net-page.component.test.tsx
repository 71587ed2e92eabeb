import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import NetPage from './net-page.tsx';

type Net = Output<typeof recordsRoutes.net>;
const LANGUAGES = ['EN', 'BN'] as const;

const sums = (stake: string, payout: string, net: string) => ({ stake, payout, net });
const NET: Net = {
  from: '2026-03-01',
  to: '2026-03-07',
  play: sums('400.00', '250.00', '-150.00'),
  deposited: '500.00',
  withdrawn: '100.00',
  netDeposits: '400.00',
  products: [{ category: 'RNG', ...sums('400.00', '250.00', '-150.00') }],
  days: [
    { day: '2026-03-02', ...sums('300.00', '100.00', '-200.00') },
    { day: '2026-03-06', ...sums('100.00', '150.00', '50.00') },
  ],
};
const NOTHING: Net = {
  ...NET,
  play: sums('0.00', '0.00', '0.00'),
  products: [],
  days: [],
};

const open = (net: Net, language: (typeof LANGUAGES)[number] = 'EN') => {
  wire.answers(recordsRoutes.net, net);
  const at = '/?mc=personalProfit&from=2026-03-01&to=2026-03-07';
  return show(<NetPage />, { member: aMember(), at, language });
};

test.each(LANGUAGES)(
  'each day of the plot is read with the keys, its amount signed, and again in a table (%s)',
  async (language) => {
    const { screen, user, t } = await open(NET, language);
    const plot = await screen.findByRole('slider');
    const read = () => plot.getAttribute('aria-valuetext');
    expect(read()).toBe('2026-03-07, ৳0.00');
    // Keys move no slider in jsdom: it is given the value that a key leads to.
    fireEvent.change(plot, { target: { value: '1' } });
    expect(read()).toBe('2026-03-02, −৳200.00');
    expect(screen.getByText('2026-03-02, −৳200.00')).toBeVisible();
    fireEvent.change(plot, { target: { value: '5' } });
    expect(read()).toBe('2026-03-06, +৳50.00');
    await user.click(screen.getByText(t('net.as-table')));
    const table = within(screen.getByRole('table', { name: t('net.by-day') }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '2026-03-06৳100.00৳150.00+৳50.00',
      '2026-03-02৳300.00৳100.00−৳200.00',
    ]);
  },
);

test('the axis has round amounts around zero and names each day of a week', async () => {
  const { screen, container } = await open(NET);
  await screen.findByRole('slider');
  for (const amount of ['৳100', '0', '−৳100', '−৳200'])
    expect(within(container).getByText(amount)).toBeVisible();
  for (const day of ['03-01', '03-04', '03-07'])
    expect(within(container).getByText(day)).toBeVisible();
});

test.each(LANGUAGES)(
  'days without play say so, and that nothing was won or lost (%s)',
  async (language) => {
    const { screen, t } = await open(NOTHING, language);
    expect(await screen.findByText(t('records.no-bets'))).toBeVisible();
    expect(screen.getByText(t('net.even'))).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
  },
);

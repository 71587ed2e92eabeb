import { consoleMemberRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Wagers } from './wagers-tab.tsx';

const id = `mbr_${'1'.repeat(32)}`;
const [settledFrom, settledTo] = ['2026-11-15T18:00:00.000Z', '2026-11-22T18:00:00.000Z'];
const wager: Output<typeof routes.wagers>['rows'][number] = {
  wagerId: `wgr_${'1'.repeat(32)}`,
  roundId: null,
  gameId: 'kantha-lines',
  gameName: { EN: 'Kantha Lines', BN: 'কাঁথা লাইন' },
  category: 'RNG',
  stake: '100.00',
  payout: '30.00',
  net: '-70.00',
  valid: '95.00',
  state: 'SETTLED',
  placedAt: '2026-11-16T04:00:00.000Z',
  settledAt: '2026-11-16T04:00:00.000Z',
  lottery: null,
  round: null,
};
const member = { id } as Parameters<typeof Wagers>[0]['member'];

beforeEach(() => wire.answers(routes.wagers, { rows: [wager], next: null }));

test.each(READERS)(
  'bets that a slip adds up are listed alone, until all are asked for (%s)',
  async (language) => {
    const search = new URLSearchParams({ tab: 'wagers', settledFrom, settledTo });
    const at = `/members/${id}?${search}`;
    const { screen, user, t } = await show(<Wagers id={id} member={member} />, { language, at });
    expect(await screen.findByText('৳95.00')).toBeVisible();
    const span = { from: '2026-11-16 00:00:00', to: '2026-11-23 00:00:00' };
    expect(screen.getByText(t('wager.settled-within', span))).toBeVisible();
    expect(wire.asked(routes.wagers).at(-1)?.input).toMatchObject({ id, settledFrom, settledTo });
    wire.answers(routes.wagers, { rows: [], next: null });
    await user.click(screen.getByRole('link', { name: t('wager.show-all') }));
    expect(await screen.findByText(t('member.no-wagers'))).toBeVisible();
    expect(wire.asked(routes.wagers).at(-1)?.input).not.toHaveProperty('settledFrom');
  },
);

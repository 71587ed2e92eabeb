import { type Mission, missionsRoutes } from '@nokshi/contract/player/missions.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import MissionsPage from './missions-page.tsx';

const aMission = (different: Partial<Mission> = {}): Mission => ({
  missionId: `cmp_${'a'.repeat(32)}`,
  name: { EN: 'Today’s mission', BN: 'আজকের মিশন' },
  window: 'day',
  counts: 'turnover',
  categories: [],
  progress: '120.00',
  target: '500.00',
  reward: { kind: 'cash', sum: { of: 'fixed', amount: '10' }, multiple: 100 },
  status: 'open',
  endsAt: '2026-03-02T18:00:00.000Z',
  ...different,
});
const LEADERS = [
  { place: 1, player: 'ra***a', score: '900.00', mine: false },
  { place: 2, player: 'member', score: '120.00', mine: true },
];

test.each(READERS)(
  'a mission shows how far it is, and its leaders (MC-014, %s)',
  async (language) => {
    wire.answers(missionsRoutes.list, { data: [aMission()] });
    wire.answers(missionsRoutes.leaderboard, { data: LEADERS });
    const { screen, t } = await show(<MissionsPage />, { language, member: aMember() });
    await screen.findByText(
      new RegExp(t('missions.progress', { done: '৳120.00', target: '৳500.00' })),
    );
    expect(screen.getByRole('button', { name: t('missions.claim') })).toBeDisabled();
    await screen.findByText(t('missions.you'));
  },
);

test('a mission whose target is reached is claimed once', async () => {
  wire.answers(missionsRoutes.list, {
    data: [aMission({ status: 'claimable', progress: '500.00' })],
  });
  wire.answers(missionsRoutes.leaderboard, { data: [] });
  wire.answers(missionsRoutes.claim, { amount: '10.00' });
  const { screen, user, t } = await show(<MissionsPage />, { member: aMember() });
  await user.click(await screen.findByRole('button', { name: t('missions.claim') }));
  await screen.findByText(t('missions.claimed-done', { amount: '৳10.00' }));
  expect(wire.asked(missionsRoutes.claim)).toHaveLength(1);
});

test('where none runs the page says so', async () => {
  const { screen, t } = await show(<MissionsPage />, { member: aMember() });
  await screen.findByText(t('missions.none'));
});

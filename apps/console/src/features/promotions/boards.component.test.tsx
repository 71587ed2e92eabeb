import { consoleBoardRoutes } from '@nokshi/contract/console/boards.ts';
import { consoleCampaignRoutes as campaigns } from '@nokshi/contract/console/campaigns.ts';
import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { consoleSegmentRoutes as segments } from '@nokshi/contract/console/segments.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import PromotionsDesk from './promotions-desk.tsx';

const ID = `cmp_${'1'.repeat(32)}`;
const AT = '2026-03-02T06:00:00.000Z';
const BOARD = {
  campaignId: ID,
  name: 'Top of the day',
  startsAt: '2026-03-01T18:00:00.000Z',
  endsAt: '2026-03-02T18:00:00.000Z',
  score: 'bets',
  state: 'FROZEN',
  ranked: 2,
  prizes: '70.00',
  paid: '0.00',
  paysAt: '2026-03-02T19:10:00.000Z',
} as const;
const PLACE = {
  place: 1,
  memberId: `mbr_${'1'.repeat(32)}`,
  username: 'rahima',
  score: '12.00',
  bets: 12,
  reachedAt: AT,
  prize: '50.00',
  outcome: null,
};
const SEGMENT = {
  segmentId: `seg_${'1'.repeat(32)}`,
  name: 'Depositors',
  audience: [{ kind: 'deposits-at-least', count: 3 }],
  fits: 41,
  removed: false,
  canUndo: true,
  changedBy: 'chief',
  changedAt: AT,
} as const;

beforeEach(() => {
  wire.answers(consoleBoardRoutes.list, { rows: [BOARD] });
  wire.answers(consoleBoardRoutes.one, {
    ...BOARD,
    places: [PLACE],
    hash: 'ab'.repeat(32),
    reason: null,
  });
  wire.answers(segments.list, { rows: [SEGMENT] });
  wire.answers(campaigns.list, { rows: [] });
  wire.answers(consoleProposalRoutes.proposals, { rows: [], next: null });
});

test.each(READERS)('a frozen board is opened, and voided with a reason (%s)', async (language) => {
  wire.answers(consoleBoardRoutes.void, { proposal: 'prp_1' });
  const at = '/promotions?tab=boards';
  const { screen, user, t } = await show(<PromotionsDesk />, { language, at });
  const [, row] = await screen.findAllByRole('row');
  expect(row).toHaveTextContent(t('boards.state-FROZEN'));
  await user.click(await screen.findByRole('link', { name: 'Top of the day' }));
  expect(await screen.findByText('ab'.repeat(32))).toBeVisible();
  expect(screen.getByRole('link', { name: 'rahima' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: t('boards.void') }));
  const name = t('boards.void-title', { name: 'Top of the day' });
  const dialog = within(await screen.findByRole('dialog', { name }));
  await user.type(dialog.getByRole('textbox', { name: t('member.reason') }), 'wrong rule{Enter}');
  expect(await screen.findByText(t('proposals.sent'))).toBeVisible();
  expect(wire.asked(consoleBoardRoutes.void).at(-1)?.input).toEqual({
    campaignId: ID,
    startsAt: BOARD.startsAt,
    reason: 'wrong rule',
  });
});

test('an audience is saved under a name with its conditions', async () => {
  wire.answers(segments.save, { segmentId: SEGMENT.segmentId });
  const { screen, user, t } = await show(<PromotionsDesk />, { at: '/promotions?tab=segments' });
  expect(await screen.findByText('41')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('segments.new') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('segments.new') }));
  await user.type(dialog.getByRole('textbox', { name: t('segments.name') }), 'Team of Rahima');
  await user.selectOptions(
    dialog.getByRole('combobox', { name: t('campaigns.condition-add') }),
    t('campaigns.condition-line-of'),
  );
  await user.type(dialog.getByRole('textbox', { name: t('member.reason') }), 'for Eid{Enter}');
  expect(await dialog.findByText(t('app.required'))).toBeVisible();
  const agent = dialog.getByRole('textbox', { name: t('campaigns.condition-username') });
  await user.type(agent, 'Rahima{Enter}');
  expect(await screen.findByText(t('segments.saved'))).toBeVisible();
  expect(wire.asked(segments.save).at(-1)?.input).toEqual({
    segmentId: null,
    name: 'Team of Rahima',
    audience: [{ kind: 'line-of', username: 'rahima' }],
    reason: 'for Eid',
  });
});

test.each(['remove', 'undo'] as const)('a saved audience: %s', async (act) => {
  wire.answers(segments[act], {});
  const { screen, user, t } = await show(<PromotionsDesk />, { at: '/promotions?tab=segments' });
  await user.click(await screen.findByRole('button', { name: t(`segments.${act}`) }));
  const name = t(`segments.${act}-title`, { name: 'Depositors' });
  const dialog = within(await screen.findByRole('dialog', { name }));
  await user.type(dialog.getByRole('textbox', { name: t('member.reason') }), 'tidy{Enter}');
  expect(await screen.findByText(t(`segments.${act}-done`))).toBeVisible();
});

test('a campaign copies a saved audience, and forgets its name when it is changed', async () => {
  const { screen, user, t } = await show(<PromotionsDesk />, { at: '/promotions?write=new' });
  const step = t('campaigns.nth-step', { nth: 3, step: t('campaigns.step-audience') });
  await user.click(await screen.findByRole('tab', { name: step }));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: t('campaigns.segment-use') }),
    'Depositors',
  );
  const said = t('campaigns.segment-used', { name: 'Depositors' });
  expect(await screen.findByText(said)).toBeVisible();
  const count = screen.getByRole('textbox', { name: t('campaigns.condition-count') });
  expect(count).toHaveValue('3');
  await user.type(count, '0');
  expect(screen.queryByText(said)).toBeNull();
});

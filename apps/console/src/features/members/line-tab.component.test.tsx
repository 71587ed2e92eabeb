import { consoleAgentLineRoutes } from '@nokshi/contract/console/agent-line.ts';
import { consoleMemberBaseRoutes } from '@nokshi/contract/console/member-base.ts';
import { consoleTeamTransferRoutes } from '@nokshi/contract/console/team-transfers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { beforeEach, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Line } from './line-tab.tsx';

const id = `mbr_${'1'.repeat(32)}`;
const of = (type: number) =>
  ({ id, username: 'padmaparer', type }) as Parameters<typeof Line>[0]['member'];

beforeEach(() => {
  const limits = { least: 1_700, usual: 1_960, most: 1_980, step: 2 };
  const base = { today: '2026-03-02', base: 1_960, given: [], upline: null, limits };
  wire.answers(consoleMemberBaseRoutes.show, base);
  wire.answers(consoleAgentLineRoutes.memberMoves, { rows: [] });
  wire.answers(consoleTeamTransferRoutes.line, {
    upline: null,
    downlines: 0,
    rows: [],
    next: null,
  });
});

test('of an agent leads to the contracts and slips of this agent alone', async () => {
  const { screen, t } = await show(<Line id={id} member={of(1)} />, { may: ['agents.read'] });
  const contracts = await screen.findByRole('link', { name: t('line.contracts') });
  expect(contracts).toHaveAttribute(
    'href',
    expect.stringContaining(`/agent-contracts?query=${id}`),
  );
  const slips = screen.getByRole('link', { name: t('line.slips') });
  expect(slips).toHaveAttribute('href', expect.stringContaining(`tab=slips&query=${id}`));
});

test.each([
  ['of a member who is no agent', 0, ['agents.read']],
  ['for who may not see contracts', 1, ['identity.members-read']],
] as const)('leads to no contracts %s', async (_, type, may) => {
  const { screen, t } = await show(<Line id={id} member={of(type)} />, { may });
  await screen.findByText(t('team.no-downlines'));
  expect(screen.queryByRole('link', { name: t('line.contracts') })).toBeNull();
});

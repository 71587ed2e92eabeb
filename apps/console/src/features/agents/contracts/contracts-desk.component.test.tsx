import {
  consoleAgentContractsRoutes as routes,
  consoleAgentRunsRoutes,
} from '@nokshi/contract/console/agent-contracts.ts';
import { consoleHarmRoutes } from '@nokshi/contract/console/harm.ts';
import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import type { Simulation } from '@nokshi/contract/player/agent-contracts.ts';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aContract, aMarkedSlip, aSlip } from '../../../testing/agents.ts';
import { show } from '../../../testing/show.tsx';
import ContractsDesk from './contracts-desk.tsx';

const contract = aContract();
const between = aContract({
  id: `ctr_${'2'.repeat(32)}`,
  upline: { id: `mbr_${'c'.repeat(32)}`, username: 'meghnadip' },
  state: 'SUPERSEDED',
  endReason: 'replaced',
});
const simulation: Simulation = {
  from: '2026-11-15T18:00:00.000Z',
  to: '2026-11-22T18:00:00.000Z',
  valid: '81000.00',
  loss: '60000.00',
  activeMembers: 12,
  tier: 2,
  rate: '30',
  amount: '18000.00',
  today: '6000.00',
  received: null,
  left: null,
};
const touched = [
  {
    contractId: `ctr_${'3'.repeat(32)}`,
    downline: { id: `mbr_${'d'.repeat(32)}`, name: 'jamunachor' },
    depth: 2,
    rate: '35',
  },
];
const shown = { contract, today: null, simulation, touched: [], ends: 0, cover: null };

beforeEach(() => {
  wire.answers(routes.list, { rows: [contract, between], next: null });
  wire.answers(routes.show, shown);
  wire.answers(consoleAgentRunsRoutes.slips, { rows: [], next: null });
  wire.answers(consoleHarmRoutes.ofSlip, aMarkedSlip());
  wire.answers(consoleProposalRoutes.proposals, { rows: [], next: null });
});

describe('the list', () => {
  test.each(READERS)('shows who granted what to whom, and why it ended (%s)', async (language) => {
    const { screen, t } = await show(<ContractsDesk />, { language, at: '/agent-contracts' });
    const rows = await screen.findAllByRole('row');
    expect(rows[1]).toHaveTextContent('padmaparer');
    expect(rows[1]).toHaveTextContent(t('contracts.house'));
    expect(rows[1]).toHaveTextContent(t('contracts.state-ACTIVE'));
    expect(rows[2]).toHaveTextContent('meghnadip');
    expect(rows[2]).toHaveTextContent(t('contracts.ended-replaced'));
  });

  test('is filtered by the name or an id of either side, kind, state, and the house', async () => {
    const { screen, user, t } = await show(<ContractsDesk />, { at: '/agent-contracts' });
    await user.type(await screen.findByRole('searchbox', { name: t('contracts.search') }), 'pad');
    await user.selectOptions(screen.getByLabelText(t('contracts.kind')), 'dividend');
    await user.selectOptions(screen.getByLabelText(t('contracts.state')), 'ACTIVE');
    await user.click(screen.getByLabelText(t('contracts.only-house')));
    await screen.findByText(t('contracts.house'));
    expect(wire.asked(routes.list).at(-1)?.input).toMatchObject({
      query: 'pad',
      kind: 'dividend',
      state: 'ACTIVE',
      house: true,
    });
    wire.answers(routes.list, { rows: [], next: null });
    await user.click(screen.getByLabelText(t('contracts.only-house')));
    expect(await screen.findByText(t('contracts.none-found'))).toBeVisible();
  });

  test('opens one beside it, with its filters still in the address', async () => {
    const at = '/agent-contracts?kind=dividend';
    const { screen, user, t } = await show(<ContractsDesk />, { at });
    const name = t('contracts.nth', { kind: t('contracts.kind-dividend'), version: 2 });
    const [first] = await screen.findAllByRole('link', { name });
    if (first) await user.click(first);
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    expect(location.search).toBe(`?kind=dividend&contract=${contract.id}`);
  });
});

const opened = `/agent-contracts?contract=${contract.id}`;

describe('one contract', () => {
  test.each(READERS)(
    'says its terms, its last period and whom it touches (%s)',
    async (language) => {
      wire.answers(routes.show, { ...shown, touched, ends: 3 });
      const { screen, t } = await show(<ContractsDesk />, { language, at: opened });
      const terms = within(await screen.findByRole('table', { name: t('contracts.terms') }));
      expect(terms.getByText('৳60,000.00')).toBeVisible();
      expect(terms.getByText(t('contracts.percent', { rate: '30' }))).toBeVisible();
      const dialog = screen.getByRole('dialog');
      expect(dialog).toHaveTextContent('2026-11-16 – 2026-11-22');
      expect(dialog).toHaveTextContent('৳18,000.00');
      expect(dialog).toHaveTextContent(t('contracts.touched-words', { count: 3 }));
      expect(dialog).toHaveTextContent(t('contracts.touched-more', { count: '2' }));
      expect(within(dialog).getByRole('link', { name: 'jamunachor' })).toBeVisible();
      expect(dialog).toHaveTextContent(contract.id);
      expect(wire.asked(routes.list).at(-1)?.input).toMatchObject({
        kind: 'dividend',
        downline: contract.downline.id,
      });
    },
  );

  test.each([
    ['OFFERED', true],
    ['ACTIVE', false],
  ] as const)('says that it ends nothing further down while it is %s: %s', async (state, says) => {
    wire.answers(routes.show, { ...shown, contract: aContract({ state }) });
    const { screen, t } = await show(<ContractsDesk />, { at: opened });
    await screen.findByText(t('contracts.no-slips'));
    expect(screen.queryAllByText(t('contracts.touches-none'))).toHaveLength(says ? 1 : 0);
  });

  test('is ended by two operators, with a reason', async () => {
    wire.answers(routes.end, { proposal: 'prp_1' });
    const { screen, user, t } = await show(<ContractsDesk />, { at: opened });
    await user.click(await screen.findByRole('button', { name: t('contracts.end') }));
    const kind = t('contracts.kind-dividend');
    const name = t('contracts.end-title', { kind, name: 'padmaparer' });
    const dialog = within(await screen.findByRole('dialog', { name }));
    await user.type(dialog.getByRole('textbox', { name: t('member.reason') }), 'Asked for it');
    await user.click(dialog.getByRole('button', { name: t('contracts.end') }));
    expect(await screen.findByText(t('proposals.sent'))).toBeVisible();
    const asked = wire.asked(routes.end).at(-1)?.input;
    expect(asked).toEqual({ id: contract.id, reason: 'Asked for it' });
  });

  test.each([
    ['agree-end', true],
    ['refuse-end', false],
  ] as const)('answers an end that was asked of the house: %s', async (act, agree) => {
    const ending = { by: 'downline', reason: 'I stop being an agent' } as const;
    const asked = aContract({ state: 'ENDING', ending });
    wire.answers(routes.show, { ...shown, contract: asked });
    wire.answers(routes.answerEnd, {});
    const { screen, user, t } = await show(<ContractsDesk />, { at: opened });
    const reason = ending.reason;
    expect(await screen.findByText(t('contracts.end-asked-downline', { reason }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t(`contracts.${act}`) }));
    const field = await screen.findByRole('textbox', { name: t('member.reason') });
    await user.type(field, 'As agreed{Enter}');
    expect(await screen.findByText(t(`contracts.${act}-done`))).toBeVisible();
    const input = wire.asked(routes.answerEnd).at(-1)?.input;
    expect(input).toEqual({ id: contract.id, agree, reason: 'As agreed' });
  });

  test('an offer of the house is withdrawn, unless it was answered meanwhile', async () => {
    wire.answers(routes.show, { ...shown, contract: aContract({ state: 'OFFERED' }) });
    wire.refuses(routes.withdraw, 'agents.contract-state');
    const { screen, user, t } = await show(<ContractsDesk />, { at: opened });
    await user.click(await screen.findByRole('button', { name: t('contracts.withdraw') }));
    const field = await screen.findByRole('textbox', { name: t('member.reason') });
    await user.type(field, 'Wrong rate{Enter}');
    expect(await screen.findByText(refusalWords('agents.contract-state', 'EN'))).toBeVisible();
    wire.answers(routes.withdraw, {});
    await user.type(field, '{Enter}');
    expect(await screen.findByText(t('contracts.withdraw-done'))).toBeVisible();
  });

  test('an offer between agents is theirs alone', async () => {
    const offer = { ...between, state: 'OFFERED', endReason: null } as const;
    wire.answers(routes.show, { ...shown, contract: offer });
    const { screen, t } = await show(<ContractsDesk />, { at: opened });
    expect(await screen.findByRole('table', { name: t('contracts.terms-offered') })).toBeVisible();
    expect(screen.queryByRole('button', { name: t('contracts.withdraw') })).toBeNull();
  });

  test('shows nothing to do to who may only read', async () => {
    const { screen, t } = await show(<ContractsDesk />, { at: opened, may: ['agents.read'] });
    expect(await screen.findByRole('link', { name: t('contracts.begin-from') })).toBeVisible();
    expect(screen.queryByRole('button', { name: t('contracts.end') })).toBeNull();
  });

  test('a loss that is carried is set to zero by two operators', async () => {
    const slip = aSlip({ carryOut: '-6600.00', state: 'NOTHING', isBadRecord: false });
    wire.answers(consoleAgentRunsRoutes.slips, { rows: [slip], next: null });
    wire.answers(consoleAgentRunsRoutes.clearCarry, { proposal: 'prp_2' });
    const { screen, user, t } = await show(<ContractsDesk />, { at: opened });
    const slips = await screen.findByRole('table', { name: t('contracts.last-slips') });
    expect(within(slips).getAllByRole('row')).toHaveLength(2);
    expect(wire.asked(consoleAgentRunsRoutes.slips).at(-1)?.input).toMatchObject({
      query: contract.id,
    });
    await user.click(screen.getByRole('button', { name: t('contracts.clear-carry') }));
    const field = await screen.findByRole('textbox', { name: t('member.reason') });
    expect(screen.getByRole('table', { name: t('change.caption') })).toHaveTextContent('0.00');
    await user.type(field, 'A new start{Enter}');
    expect(await screen.findByText(t('proposals.sent'))).toBeVisible();
    const asked = wire.asked(consoleAgentRunsRoutes.clearCarry).at(-1)?.input;
    expect(asked).toEqual({ id: contract.id, reason: 'A new start' });
  });

  test.each(READERS)(
    'weighs the members with markers in its newest slip (%s)',
    async (language) => {
      wire.answers(consoleAgentRunsRoutes.slips, { rows: [aSlip()], next: null });
      const { screen, t } = await show(<ContractsDesk />, { language, at: opened });
      const name = t('marked.title-last');
      const part = within(await screen.findByRole('region', { name }));
      expect(await part.findByText(t('contracts.percent', { rate: '40.00' }))).toBeVisible();
      expect(part.getByText(t('marked.of', { count: '2', all: '12' }))).toBeVisible();
      expect(part.getByText(t('harm.level-2'))).toBeVisible();
      const link = part.getByRole('link', { name: 'shantinagar' });
      expect(link).toHaveAttribute('href', expect.stringMatching(/\/harm\?m=mbr_e+$/));
      const queue = part.getByRole('link', { name: t('marked.queue') });
      expect(queue).toHaveAttribute('href', expect.stringMatching(/\/harm$/));
      expect(wire.asked(consoleHarmRoutes.ofSlip).at(-1)?.input).toEqual({ id: aSlip().id });
    },
  );

  test('asks nothing about markers for who does not care for members', async () => {
    wire.answers(consoleAgentRunsRoutes.slips, { rows: [aSlip()], next: null });
    const may = ['agents.read', 'agents.write'] as const;
    const { screen, t } = await show(<ContractsDesk />, { at: opened, may });
    await screen.findByRole('link', { name: t('contracts.all-slips') });
    expect(screen.queryByRole('region', { name: t('marked.title-last') })).toBeNull();
    expect(wire.asked(consoleHarmRoutes.ofSlip)).toEqual([]);
  });
});

import { consoleAgentContractsRoutes as routes } from '@nokshi/contract/console/agent-contracts.ts';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aContract } from '../../../testing/agents.ts';
import { show } from '../../../testing/show.tsx';
import ContractsDesk from './contracts-desk.tsx';

const effect = {
  simulation: {
    from: '2026-11-26T18:00:00.000Z',
    to: '2026-11-27T18:00:00.000Z',
    valid: '81000.00',
    loss: null,
    activeMembers: 12,
    tier: 1,
    rate: '0.5',
    amount: '405.00',
    today: null,
    received: null,
    left: null,
  },
  touched: [],
  ends: 0,
};
const at = '/agent-contracts?tab=simulator';

test.each(READERS)('simulates terms as they are typed, then offers them (%s)', async (language) => {
  wire.answers(routes.simulate, effect);
  wire.answers(routes.offer, { proposal: 'prp_1' });
  const { screen, user, t } = await show(<ContractsDesk />, { language, at });
  await user.type(await screen.findByLabelText(t('contracts.agent')), 'padmaparer');
  await user.selectOptions(screen.getByLabelText(t('contracts.kind')), 'daily');
  await user.type(screen.getByLabelText(t('contracts.field-dailyBet')), '১,০০,০০০');
  await user.type(screen.getByLabelText(t('contracts.field-activeMembers')), '১০');
  await user.type(screen.getByLabelText(t('contracts.field-rate')), '০.৫');
  await user.click(screen.getByRole('button', { name: t('contracts.simulate') }));
  expect(await screen.findByText('৳405.00')).toBeVisible();
  const terms = {
    kind: 'daily',
    includesSelf: false,
    tiers: [{ dailyBet: '100000', activeMembers: 10, rate: '0.5' }],
  };
  expect(wire.asked(routes.simulate).at(-1)?.input).toEqual({ agent: 'padmaparer', terms });
  await user.click(screen.getByRole('button', { name: t('contracts.offer') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('৳100,000.00')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: t('member.reason') }), 'New agent{Enter}');
  expect(await screen.findByText(t('proposals.sent'))).toBeVisible();
  const asked = wire.asked(routes.offer).at(-1)?.input;
  expect(asked).toEqual({ agent: 'padmaparer', terms, reason: 'New agent' });
});

test('what was simulated disappears once the terms are others', async () => {
  wire.answers(routes.show, {
    contract: aContract(),
    today: null,
    cover: null,
    ...effect,
  });
  wire.answers(routes.simulate, effect);
  const { screen, user, t } = await show(<ContractsDesk />, { at: `${at}&from=${aContract().id}` });
  expect(await screen.findByDisplayValue('padmaparer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('contracts.simulate') }));
  expect(await screen.findByText('৳405.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('contracts.remove-tier', { tier: 1 }) }));
  expect(screen.queryByText('৳405.00')).toBeNull();
  await user.click(screen.getByRole('button', { name: t('contracts.simulate') }));
  expect(await screen.findByText('৳405.00')).toBeVisible();
  const { terms } = aContract();
  expect(wire.asked(routes.simulate).at(-1)?.input).toEqual({
    agent: 'padmaparer',
    terms: { ...terms, tiers: terms.tiers.slice(1) },
  });
});

test('says at each field of a tier what is wrong, and at a tier what the server refused', async () => {
  const { screen, user, t } = await show(<ContractsDesk />, { at });
  await user.type(await screen.findByLabelText(t('contracts.agent')), 'padmaparer');
  await user.selectOptions(screen.getByLabelText(t('contracts.kind')), 'hourly');
  await user.type(screen.getByLabelText(t('contracts.field-hourBet')), '500');
  await user.type(screen.getByLabelText(t('contracts.field-rate')), '101');
  await user.click(screen.getByRole('button', { name: t('contracts.simulate') }));
  expect(await screen.findByText(t('contracts.wrong-percent'))).toBeVisible();
  expect(wire.asked(routes.simulate)).toEqual([]);
  const rate = screen.getByLabelText(t('contracts.field-rate'));
  await user.clear(rate);
  await user.type(rate, '1');
  await user.click(screen.getByRole('button', { name: t('contracts.add-tier') }));
  wire.refuses(routes.simulate, 'agents.tiers-order', { field: 'terms.tiers.1' });
  await user.click(screen.getByRole('button', { name: t('contracts.simulate') }));
  const second = await screen.findByRole('group', { name: t('contracts.tier-nth', { tier: 2 }) });
  const words = await within(second).findByText(refusalWords('agents.tiers-order', 'EN'));
  expect(words).toBeVisible();
});

test('an operator who may only read simulates, and offers nothing', async () => {
  const { screen, t } = await show(<ContractsDesk />, { at, may: ['agents.read'] });
  expect(await screen.findByRole('button', { name: t('contracts.simulate') })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('contracts.offer') })).toBeNull();
});

import { agentContractsRoutes } from '@nokshi/contract/player/agent-contracts.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  aCase,
  aContract,
  anOffer,
  type ContractCase,
  idOf,
  KARIM,
} from '../../../testing/contracts.ts';
import { aMember, show } from '../../../testing/show.tsx';
import ContractDialog from './contract-dialog.tsx';
import { refreshContracts } from './contracts.ts';

const { show: shownRoute, processDividend } = agentContractsRoutes;

type Language = (typeof READERS)[number];
async function open(found: ContractCase, language: Language = 'EN') {
  wire.answers(shownRoute, found);
  const { id } = found.contract;
  const shown = await show(<ContractDialog contractId={id} />, {
    member: aMember(),
    language,
    at: `/?ac=contractRequests&contract=${id}`,
  });
  return { ...shown, dialog: within(await shown.screen.findByRole('dialog')) };
}

const touched = (end: string) => ({
  contractId: idOf('ctr', end),
  downline: KARIM,
  depth: 1,
  rate: '28.00',
});

describe.each(READERS)('an offer to answer (%s)', (language) => {
  test('stands beside today’s, and is accepted once what ends is confirmed, with the payment password', async () => {
    wire.answers(processDividend, aContract());
    const { dialog, t, user, screen } = await open(
      aCase({ touched: [touched('7')], ends: 1 }),
      language,
    );
    const today = within(await dialog.findByRole('region', { name: t('contract.today') }));
    expect(today.getByText(t('contract.state-approved'))).toBeVisible();
    const offered = within(dialog.getByRole('region', { name: t('contract.new') }));
    expect(offered.getByText(t('contract.state-processing'))).toBeVisible();
    expect(dialog.getByText(t('offer.would-get')).nextSibling).toHaveTextContent('৳18,000.00');
    expect(dialog.getByText(t('offer.today-amount')).nextSibling).toHaveTextContent('৳15,000.00');
    expect(dialog.getByText(KARIM.name)).toBeVisible();
    await user.type(dialog.getByLabelText(t('withdraw.pin')), '246813');
    await user.click(dialog.getByRole('button', { name: t('offer.accept') }));
    expect(await dialog.findByText(t('offer.accept-first'))).toBeVisible();
    expect(wire.asked(processDividend)).toEqual([]);
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: t('offer.accept') }));
    expect(await screen.findByText(t('offer.accepted'))).toBeVisible();
    expect(wire.asked(processDividend)[0]?.input).toMatchObject({
      act: 'accept',
      contractId: anOffer().id,
      paymentPassword: '246813',
      ends: 1,
    });
  });

  test('is refused with one press', async () => {
    wire.answers(processDividend, aContract({ state: 'REJECTED' }));
    const { dialog, t, user, screen } = await open(aCase({ today: null }), language);
    expect(await dialog.findByText(t('contract.today-none'))).toBeVisible();
    expect(dialog.getByText(t('offer.touched-none'))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: t('offer.reject') }));
    expect(await screen.findByText(t('offer.rejected'))).toBeVisible();
    expect(new URLSearchParams(location.search).get('contract')).toBeNull();
  });
});

test('where more would end by now, the list is shown again and has to be confirmed again', async () => {
  const { dialog, t, user, refusal } = await open(aCase({ touched: [touched('7')], ends: 1 }));
  await user.type(await dialog.findByLabelText(t('withdraw.pin')), '246813');
  await user.click(dialog.getByRole('checkbox'));
  wire.refuses(processDividend, 'agents.ends-changed', { field: 'ends', value: { ends: 2 } });
  wire.answers(shownRoute, aCase({ touched: [touched('7'), touched('8')], ends: 2 }));
  await user.click(dialog.getByRole('button', { name: t('offer.accept') }));
  expect(await dialog.findByText(refusal('agents.ends-changed'))).toBeVisible();
  expect(await dialog.findByText(t('offer.touched-what', { count: 2 }))).toBeVisible();
  expect(
    dialog.getByRole('checkbox', { name: t('offer.accept-ends', { count: 2 }) }),
  ).not.toBeChecked();
});

test('a confirmation is only of the number that was seen', async () => {
  const { dialog, t, user } = await open(aCase({ touched: [touched('7')], ends: 1 }));
  await user.click(await dialog.findByRole('checkbox'));
  expect(dialog.getByRole('checkbox')).toBeChecked();
  wire.answers(shownRoute, aCase({ touched: [touched('7'), touched('8')], ends: 2 }));
  await refreshContracts();
  const again = await dialog.findByRole('checkbox', { name: t('offer.accept-ends', { count: 2 }) });
  expect(again).not.toBeChecked();
});

test('the wrong password is shown at its field, and a missing one leads to where it is set', async () => {
  wire.refuses(processDividend, 'identity.payment-password-wrong', { field: 'paymentPassword' });
  const { dialog, t, user, refusal } = await open(aCase());
  const pin = await dialog.findByLabelText(t('withdraw.pin'));
  await user.type(pin, '111111');
  await user.click(dialog.getByRole('button', { name: t('offer.accept') }));
  expect(await dialog.findByText(refusal('identity.payment-password-wrong'))).toBeVisible();
  expect(pin).toHaveAttribute('aria-invalid', 'true');
  wire.refuses(processDividend, 'identity.payment-password-unset');
  await user.click(dialog.getByRole('button', { name: t('offer.accept') }));
  await user.click(await dialog.findByRole('button', { name: t('offer.set-pin') }));
  expect(new URLSearchParams(location.search).get('mc')).toBe('securityCenter');
});

test('at a place that is not known the proof is asked for, and the same offer accepted with it', async () => {
  wire.refuses(processDividend, 'identity.factor-needed', { value: { factors: 'sms' } });
  const { dialog, t, user, screen } = await open(aCase());
  await user.type(await dialog.findByLabelText(t('withdraw.pin')), '246813');
  await user.click(dialog.getByRole('button', { name: t('offer.accept') }));
  expect(await dialog.findByText(t('withdraw.confirm-place'))).toBeVisible();
  await user.type(dialog.getByLabelText(t('code.code')), '123456');
  wire.answers(processDividend, aContract());
  await user.click(dialog.getByRole('button', { name: t('offer.accept') }));
  expect(await screen.findByText(t('offer.accepted'))).toBeVisible();
  expect(wire.asked(processDividend).at(-1)?.input).toMatchObject({
    proof: 'sms',
    proofCode: '123456',
  });
});

test('the one who offered sees the offer and may withdraw it', async () => {
  wire.answers(processDividend, aContract({ state: 'WITHDRAWN' }));
  const { dialog, t, user, screen } = await open(aCase({ contract: anOffer({ side: 'given' }) }));
  expect(await dialog.findByText(t('offer.would-pay'))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('offer.withdraw') }));
  expect(await screen.findByText(t('offer.withdrawn'))).toBeVisible();
});

test('a contract in force is asked to end with a reason', async () => {
  wire.answers(processDividend, aContract({ state: 'ENDING' }));
  const { dialog, t, user, screen } = await open(aCase({ contract: aContract(), today: null }));
  await user.click(await dialog.findByText(t('offer.end')));
  await user.click(dialog.getByRole('button', { name: t('offer.end-ask') }));
  expect(await dialog.findByText(t('app.required'))).toBeVisible();
  await user.type(dialog.getByLabelText(t('offer.end-reason')), 'A new team');
  await user.click(dialog.getByRole('button', { name: t('offer.end-ask') }));
  expect(await screen.findByText(t('offer.end-asked'))).toBeVisible();
  expect(wire.asked(processDividend)[0]?.input).toMatchObject({
    act: 'ask-end',
    reason: 'A new team',
  });
});

test.each([
  ['upline', ['offer.end-agree', 'offer.end-keep'], 'offer.end-theirs'],
  ['downline', ['offer.end-take-back'], 'offer.end-mine'],
] as const)('an end asked for by the %s is answered', async (by, buttons, says) => {
  const contract = aContract({ state: 'ENDING', ending: { by, reason: 'A new team' } });
  const { dialog, t } = await open(aCase({ contract, today: null }));
  expect(await dialog.findByText(t(says, { name: 'pa***' }))).toBeVisible();
  expect(dialog.getByText(/A new team/)).toBeVisible();
  for (const name of ['offer.end-agree', 'offer.end-keep', 'offer.end-take-back'] as const)
    expect(dialog.queryAllByRole('button', { name: t(name) })).toHaveLength(
      (buttons as readonly string[]).includes(name) ? 1 : 0,
    );
});

import { agentContractsRoutes } from '@nokshi/contract/player/agent-contracts.ts';
import { CONTRACT_FLAGS } from '@nokshi/contract/player/agent-terms.ts';
import { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  aCase,
  aContract,
  anAssignable,
  anOffer,
  type Assignable,
  KARIM,
  TERMS,
} from '../../../testing/contracts.ts';
import { theStatus } from '../../../testing/house.ts';
import { aMember, show } from '../../../testing/show.tsx';
import { aTeamMember } from '../../../testing/team.ts';
import OfferDialog from './offer-dialog.tsx';

const { assignable, preview, offer } = agentContractsRoutes;
const ON = Object.fromEntries(Object.values(CONTRACT_FLAGS).map((flag) => [flag, '1']));

type Language = (typeof READERS)[number];
async function open(limits: Assignable, language: Language = 'EN') {
  wire.answers(siteRoutes.status, theStatus({ flags: ON }));
  wire.answers(assignable, limits);
  const at = `/?ac=x&offer=${KARIM.id}&ofKind=${limits.kind}`;
  const shown = await show(<OfferDialog to={KARIM.id} />, { member: aMember(), language, at });
  const dialog = within(await shown.screen.findByRole('dialog'));
  return { ...shown, dialog };
}
type Shown = Awaited<ReturnType<typeof open>>;

/** Fills in the rates of the tiers. */
async function rates({ dialog, t, user }: Shown, ...typed: readonly string[]) {
  const fields = await dialog.findAllByLabelText(t('contract.field-rate'));
  for (const [at, rate] of typed.entries()) {
    const field = fields[at];
    if (!field) throw new Error('there are fewer tiers');
    await user.clear(field);
    await user.type(field, rate);
  }
}
const press = ({ dialog, user }: Shown, name: string) =>
  user.click(dialog.getByRole('button', { name }));

const { contract: _, ...PREVIEW } = aCase({
  today: null,
  cover: { available: '20000.00', needed: '18000.00', isEnough: true },
  touched: [{ contractId: anOffer().id, downline: KARIM, depth: 2, rate: '25.00' }],
  ends: 1,
});
const SEEN = {
  ...PREVIEW,
  simulation: PREVIEW.simulation && {
    ...PREVIEW.simulation,
    received: '20000.00',
    left: '2000.00',
  },
};

describe.each(READERS)('an offer (%s)', (language) => {
  test('has the range of the own contract beside each field, and is sent after its preview', async () => {
    wire.answers(preview, SEEN);
    wire.answers(offer, anOffer({ side: 'given' }));
    const shown = await open(anAssignable(), language);
    const { dialog, t, screen } = shown;
    await dialog.findAllByLabelText(t('contract.field-rate'));
    const range = (from: string, to: string) => dialog.getAllByText(t('offer.range', { from, to }));
    expect(range('৳20,000.00', '৳50,000.00')).toHaveLength(2);
    expect(range('25 %', '30 %')).toHaveLength(2);
    expect(range('5', '10')).toHaveLength(2);
    await rates(shown, '20', '২৫');
    await press(shown, t('offer.preview'));
    const names = ['offer.would-pay', 'offer.would-receive', 'offer.would-keep'] as const;
    expect(await dialog.findByText(t('offer.simulation'))).toBeVisible();
    expect(names.map((name) => dialog.getByText(t(name)).nextSibling?.textContent)).toEqual([
      '৳18,000.00',
      '৳20,000.00',
      '+৳2,000.00',
    ]);
    const cover = { available: '৳20,000.00', needed: '৳18,000.00' };
    expect(dialog.getByText(t('offer.cover-enough', cover))).toBeVisible();
    expect(dialog.getByText(t('offer.touched-what', { count: 1 }))).toBeVisible();
    await press(shown, t('offer.send'));
    expect(await screen.findByText(t('offer.sent', { name: KARIM.name }))).toBeVisible();
    const sent = wire.asked(offer).at(-1)?.input;
    expect(sent).toEqual({
      downline: KARIM.id,
      terms: {
        ...TERMS.dividend,
        tiers: [
          { validBet: '0', loss: '20000', activeMembers: 5, rate: '20' },
          { validBet: '100000', loss: '50000', activeMembers: 10, rate: '25' },
        ],
      },
    });
    expect(wire.asked(preview).at(-1)?.input).toEqual(sent);
  });

  test('that is changed after its preview is looked at again before it can be sent', async () => {
    wire.answers(preview, SEEN);
    const shown = await open(anAssignable(), language);
    const { dialog, t } = shown;
    await rates(shown, '20', '25');
    await press(shown, t('offer.preview'));
    await dialog.findByRole('button', { name: t('offer.send') });
    await rates(shown, '19');
    expect(dialog.getByText(t('offer.preview-again'))).toBeVisible();
    expect(dialog.queryByRole('button', { name: t('offer.send') })).toBeNull();
  });
});

test('what is not filled in right is said at its field, and nothing is asked of the house', async () => {
  const shown = await open(anAssignable());
  const { dialog, t } = shown;
  await rates(shown, '0', '101');
  await press(shown, t('offer.preview'));
  expect(await dialog.findAllByText(t('offer.rate-wrong'))).toHaveLength(2);
  expect(wire.asked(preview)).toEqual([]);
});

test.each([
  ['agents.over-own-contract', { field: 'terms.tiers.1', value: { tier: 2 } }],
  ['agents.tiers-order', { field: 'terms.tiers.1' }],
  ['agents.period-not-offered', { field: 'terms.period' }],
  ['agents.carry-not-offered', { field: 'terms.carries' }],
  ['agents.downline-unfit', { field: 'downline' }],
  ['agents.no-own-contract', {}],
] as const)('the refusal %s stands where it belongs', async (code, more) => {
  wire.refuses(preview, code, more);
  const shown = await open(anAssignable());
  await rates(shown, '20', '25');
  await press(shown, shown.t('offer.preview'));
  const value = 'value' in more ? more.value : {};
  const words = await shown.dialog.findByText(shown.refusal(code, value));
  expect(words).toBeVisible();
  const tier = words.closest('fieldset');
  if ('field' in more && more.field === 'terms.tiers.1')
    expect(tier).toHaveTextContent(shown.t('offer.tier', { number: 2 }));
  else expect(tier).toBeNull();
});

test('a cover that is too small is said, and the offer is refused with the figures', async () => {
  const cover = { available: '10.00', needed: '18000.00', isEnough: false };
  wire.answers(preview, { ...SEEN, cover });
  wire.refuses(offer, 'agents.upline-uncovered', {
    value: { available: '10.00', needed: '18000.00' },
  });
  const shown = await open(anAssignable());
  const { dialog, t, refusal } = shown;
  await rates(shown, '20', '25');
  await press(shown, t('offer.preview'));
  const words = { available: '৳10.00', needed: '৳18,000.00' };
  expect(await dialog.findByText(t('offer.cover-short', words))).toBeVisible();
  await press(shown, t('offer.send'));
  const refused = refusal('agents.upline-uncovered', { available: '10.00', needed: '18000.00' });
  expect(await dialog.findByText(refused)).toBeVisible();
});

test('tiers are added and removed, and begin with the contract of today', async () => {
  const today = aContract({ side: 'given', kind: 'hourly' });
  const ranges = { hourBet: { from: '500', to: '500' }, rate: { from: '0.8', to: '0.8' } };
  const limits = anAssignable({ kind: 'hourly', own: TERMS.hourly, ranges, periods: [], today });
  const shown = await open(limits);
  const { dialog, t, user } = shown;
  expect(await dialog.findByLabelText(t('contract.field-rate'))).toHaveValue('0.8');
  expect(dialog.queryByLabelText(t('contract.period'))).toBeNull();
  expect(dialog.queryByRole('button', { name: t('offer.remove-of', { number: 1 }) })).toBeNull();
  await press(shown, t('offer.add'));
  const [, second] = dialog.getAllByLabelText(t('contract.field-hourBet'));
  if (second) await user.type(second, '900');
  await press(shown, t('offer.remove-of', { number: 1 }));
  expect(dialog.getByLabelText(t('contract.field-hourBet'))).toHaveValue('900');
});

test('without an own contract nothing can be offered', async () => {
  const { dialog, t } = await open(anAssignable({ own: null, ranges: {} }));
  expect(await dialog.findByText(t('offer.no-own'))).toBeVisible();
  expect(dialog.queryByRole('button', { name: t('offer.preview') })).toBeNull();
});

test('on a break nothing can be offered', async () => {
  const { screen, t } = await show(<OfferDialog to={KARIM.id} />, {
    member: aMember({ restriction: 'time-out' }),
  });
  expect(await screen.findByText(t('offer.restricted'))).toBeVisible();
  expect(wire.asked(assignable)).toEqual([]);
});

test('the agent is chosen first where none is named', async () => {
  wire.answers(agentTeamRoutes.members, { rows: [aTeamMember()], next: null, path: [], total: 1 });
  const { screen, t, user } = await show(<OfferDialog to="new" />, {
    member: aMember(),
    at: '/?ac=x&offer=new&ofKind=daily',
  });
  await user.click(
    await screen.findByRole('button', { name: t('offer.choose-of', { name: KARIM.name }) }),
  );
  const params = new URLSearchParams(location.search);
  expect([params.get('offer'), params.get('ofKind')]).toEqual([KARIM.id, 'daily']);
  expect(wire.asked(agentTeamRoutes.members)[0]?.input).toMatchObject({
    scope: 'direct',
    list: 'agents',
  });
});

import { consoleCampaignRoutes as routes } from '@nokshi/contract/console/campaigns.ts';
import type { CampaignOnDesk } from '@nokshi/contract/console/campaigns.ts';
import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { sentenceOf } from '@nokshi/contract/promotions/sentence.ts';
import { type CampaignTerms, campaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import PromotionsDesk from './promotions-desk.tsx';
import { TRIGGER_KINDS } from './triggers.tsx';

const AT = '2026-03-02T06:00:00.000Z';
const ID = `cmp_${'1'.repeat(32)}`;
const TERMS: CampaignTerms = {
  name: 'Welcome match',
  title: { EN: 'Your first deposit, doubled', BN: 'প্রথম জমায় দ্বিগুণ' },
  about: { EN: '', BN: '' },
  picture: null,
  tabs: ['deposit'],
  badge: 'new',
  position: 10,
  startsAt: AT,
  endsAt: null,
  audience: [{ kind: 'never-deposited' }],
  trigger: { kind: 'deposit', nth: [1], least: '200', joins: true },
  reward: { kind: 'cash', sum: { of: 'fixed', amount: '50' }, multiple: 100 },
  limits: { budget: '100000', places: 500, perMember: 1, perDay: null },
};
const NEXT = { ...TERMS, badge: 'hot' } as const;
const CAMPAIGN: CampaignOnDesk = {
  campaignId: ID,
  state: 'RUNNING',
  version: 1,
  newest: 2,
  terms: TERMS,
  budget: '100000.00',
  given: '1500.00',
  granted: 30,
  places: 500,
  liability: '400.00',
  madeAt: AT,
};
const saved = { savedBy: 'chief', savedAt: AT };
const ONE = {
  ...CAMPAIGN,
  versions: [
    { ...saved, version: 2, terms: NEXT, publishedAt: null },
    { ...saved, version: 1, terms: TERMS, publishedAt: AT },
  ],
};
const PREVIEW = {
  fits: 12,
  most: '100000.00',
  reward: { amount: '50.00', turnover: '50.00', cost: '48.00' },
  conflicts: [{ campaignId: `cmp_${'2'.repeat(32)}`, name: 'Friday reload' }],
};

beforeEach(() => {
  wire.answers(routes.list, { rows: [CAMPAIGN] });
  wire.answers(routes.one, ONE);
  wire.answers(routes.grants, { rows: [] });
  wire.answers(routes.preview, PREVIEW);
  wire.answers(consoleProposalRoutes.proposals, { rows: [], next: null });
});

test.each(READERS)('the list says what was given and may still cost (%s)', async (language) => {
  const { screen, t } = await show(<PromotionsDesk />, { language, at: '/promotions' });
  const [, row] = await screen.findAllByRole('row');
  expect(row).toHaveTextContent('Welcome match');
  expect(row).toHaveTextContent(t('campaigns.trigger-deposit'));
  expect(row).toHaveTextContent('৳1,500.00');
  expect(row).toHaveTextContent(t('campaigns.granted-of', { granted: '30', places: '500' }));
  expect(row).toHaveTextContent('৳400.00');
  expect(row).toHaveTextContent(t('campaigns.version-waits', { version: 2 }));
});

describe('one campaign', () => {
  const at = `/promotions?campaign=${ID}`;

  test('is published after what changes is shown, by a second operator', async () => {
    wire.answers(routes.publish, { proposal: 'prp_1' });
    const { screen, user, t } = await show(<PromotionsDesk />, { at });
    expect(await screen.findByText(sentenceOf(TERMS, 'BN'))).toBeVisible();
    await user.click(
      await screen.findByRole('button', { name: t('campaigns.publish', { version: 2 }) }),
    );
    const name = t('campaigns.publish-title', { name: 'Welcome match', version: 2 });
    const dialog = within(await screen.findByRole('dialog', { name }));
    const changes = dialog.getByRole('table', { name: t('change.caption') });
    expect(changes).toHaveTextContent(t('campaigns.badge-hot'));
    await user.type(dialog.getByRole('textbox', { name: t('member.reason') }), 'Eid{Enter}');
    expect(await screen.findByText(t('proposals.sent'))).toBeVisible();
    const asked = wire.asked(routes.publish).at(-1)?.input;
    expect(asked).toEqual({ campaignId: ID, version: 2, reason: 'Eid' });
  });

  test('an older version is published again: the newer one is undone', async () => {
    wire.answers(routes.one, { ...ONE, version: 2 });
    wire.answers(routes.publish, { proposal: null });
    const { screen, user, t } = await show(<PromotionsDesk />, { at });
    await user.click(
      await screen.findByRole('button', { name: t('campaigns.publish', { version: 1 }) }),
    );
    await user.type(
      await screen.findByRole('textbox', { name: t('member.reason') }),
      'Undo{Enter}',
    );
    expect(await screen.findByText(t('campaigns.publish-done'))).toBeVisible();
    expect(wire.asked(routes.publish).at(-1)?.input).toMatchObject({ version: 1 });
  });

  test.each([
    ['RUNNING', 'pause', 'PAUSED'],
    ['PAUSED', 'resume', 'RUNNING'],
    ['CLOSED', 'remove', 'REMOVED'],
  ] as const)('%s: %s', async (state, act, to) => {
    wire.answers(routes.one, { ...ONE, state });
    wire.answers(routes.turn, {});
    const { screen, user, t } = await show(<PromotionsDesk />, { at });
    await user.click(await screen.findByRole('button', { name: t(`campaigns.${act}`) }));
    await user.type(
      await screen.findByRole('textbox', { name: t('member.reason') }),
      'Over{Enter}',
    );
    expect(await screen.findByText(t(`campaigns.${act}-done`))).toBeVisible();
    expect(wire.asked(routes.turn).at(-1)?.input).toEqual({ campaignId: ID, to, reason: 'Over' });
  });

  test('shows nothing to do to who may only read', async () => {
    const { screen, t } = await show(<PromotionsDesk />, { at, may: ['promotions.read'] });
    expect(await screen.findByText(t('campaigns.in-force'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('campaigns.edit') })).toBeNull();
    expect(screen.queryByRole('button', { name: t('campaigns.clone') })).toBeNull();
  });
});

describe('the editor', () => {
  test.each(TRIGGER_KINDS)('writes terms with the trigger %s', async (kind) => {
    const at = `/promotions?write=new&from=${ID}`;
    const { screen, user, t } = await show(<PromotionsDesk />, { at });
    await user.click(await screen.findByRole('button', { name: t(`campaigns.trigger-${kind}`) }));
    if (kind === 'code') await user.type(screen.getByLabelText(t('campaigns.code')), 'eid2026');
    if (kind === 'period') await user.type(screen.getByLabelText(t('campaigns.tier-percent')), '5');
    await user.click(screen.getByRole('button', { name: t('campaigns.preview') }));
    expect(await screen.findByText(t('campaigns.one-cost'))).toBeVisible();
    const asked = wire.asked(routes.preview).at(-1)?.input;
    expect(asked).toMatchObject({ campaignId: null, terms: { trigger: { kind } } });
    const terms = campaignTerms.parse(asked?.terms);
    expect(screen.getByText(sentenceOf(terms, 'EN'))).toBeVisible();
    expect(screen.getByText(sentenceOf(terms, 'BN'))).toBeVisible();
  });

  test.each([
    ['points', { points: 500, worth: '50' }],
    ['free-rounds', { gameId: 'wheel', rounds: 10, stake: '2', days: 7 }],
  ] as const)('writes a reward of %s, which has no sum', async (kind, figures) => {
    wire.answers(routes.games, {
      games: [
        {
          gameId: 'wheel',
          vendor: 'SUN',
          name: { EN: 'Wheel', BN: 'চাকা' },
          stakes: ['1.00', '2.00'],
        },
      ],
    });
    const at = `/promotions?write=new&from=${ID}`;
    const { screen, user, t } = await show(<PromotionsDesk />, { at });
    await user.click(
      await screen.findByRole('tab', { name: new RegExp(t('campaigns.step-reward')) }),
    );
    await user.click(screen.getByRole('button', { name: t(`campaigns.reward-${kind}`) }));
    expect(screen.queryByRole('button', { name: t('campaigns.sum-share') })).toBeNull();
    const labels = {
      points: 'campaigns.points',
      worth: 'campaigns.points-worth',
      gameId: 'campaigns.rounds-game',
      rounds: 'campaigns.rounds',
      stake: 'campaigns.rounds-stake',
      days: 'campaigns.rounds-days',
    } as const;
    for (const [name, figure] of Object.entries(figures)) {
      const field = screen.getByLabelText(t(labels[name as keyof typeof labels]));
      await user.clear(field);
      await user.type(field, String(figure));
    }
    if (kind === 'free-rounds')
      expect(screen.getByText(t('free-rounds.stakes', { stakes: '1.00 · 2.00' }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('campaigns.preview') }));
    expect(await screen.findByText(t('campaigns.one-cost'))).toBeVisible();
    const asked = wire.asked(routes.preview).at(-1)?.input;
    expect(campaignTerms.parse(asked?.terms).reward).toEqual({ kind, ...figures });
  });

  test.each(READERS)('goes to the step where something is missing (%s)', async (language) => {
    const { screen, user, t } = await show(<PromotionsDesk />, {
      language,
      at: '/promotions?write=new',
    });
    await user.click(await screen.findByRole('button', { name: t('campaigns.preview') }));
    const most = await screen.findByLabelText(t('campaigns.most'));
    expect(most).toBeInvalid();
    expect(wire.asked(routes.preview)).toEqual([]);
  });

  test('shows what terms come to, says why they do not fit, and saves a version', async () => {
    wire.refuses(routes.preview, 'promotions.terms-wrong', { value: { why: 'ends-before' } });
    wire.answers(routes.save, { campaignId: ID, version: 3 });
    const at = `/promotions?write=${ID}`;
    const { screen, user, t } = await show(<PromotionsDesk />, { at });
    await user.click(await screen.findByRole('button', { name: t('campaigns.preview') }));
    expect(await screen.findByText(t('campaigns.misfit-ends-before'))).toBeVisible();
    wire.answers(routes.preview, PREVIEW);
    await user.click(screen.getByRole('button', { name: t('campaigns.preview') }));
    expect(await screen.findByRole('link', { name: 'Friday reload' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('campaigns.save') }));
    await user.type(await screen.findByRole('textbox', { name: t('member.reason') }), 'Eid{Enter}');
    expect(await screen.findByText(t('campaigns.save-done'))).toBeVisible();
    const asked = wire.asked(routes.save).at(-1)?.input;
    expect(asked).toEqual({ campaignId: ID, newest: 2, terms: NEXT, reason: 'Eid' });
    expect(location.search).toBe(`?campaign=${ID}`);
  });
});

test('the report sets the cost against the result of play', async () => {
  const row = {
    given: '1400.00',
    converted: '300.00',
    returned: '500.00',
    won: '100.00',
    cost: '1000.00',
  };
  const rows = [{ campaignId: ID, name: 'Welcome match', ...row }];
  wire.answers(routes.report, { rows, cost: '1000.00', ggr: '8000.00' });
  const { screen } = await show(<PromotionsDesk />, { at: '/promotions?tab=report' });
  expect(await screen.findByText('12.5 %')).toBeVisible();
  expect(screen.getByText('৳7,000.00')).toBeVisible();
});

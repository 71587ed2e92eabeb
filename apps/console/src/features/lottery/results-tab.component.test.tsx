import {
  type ExternalResult,
  consoleLotteryRoutes as routes,
} from '@nokshi/contract/console/lottery.ts';
import { READERS } from '@nokshi/web/testing/readers.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aResult } from '../../testing/lottery.ts';
import { show } from '../../testing/show.tsx';
import { ResultsTab } from './results-tab.tsx';

const entered = {
  isOwn: false,
  prizes: null,
  source: 'the paper',
  enteredBy: 'rina',
  enteredAt: '2026-11-27T13:31:00.000Z',
};

const open = async (different: Partial<ExternalResult>, language: 'EN' | 'BN' = 'EN') => {
  wire.answers(routes.results, {
    serverTime: '2026-11-27T13:40:00.000Z',
    results: [aResult(different)],
    confirmed: [],
  });
  return show(<ResultsTab />, { at: '/lottery?tab=results', language });
};

test.each(READERS)(
  'the first operator enters a number with its zeros and its source (%s)',
  async (language) => {
    const { screen, user, t } = await open({}, language);
    wire.answers(routes.enterResult, {});
    await user.click(await screen.findByRole('button', { name: t('lotteries.enter') }));
    const dialog = within(screen.getByRole('dialog'));
    const submit = dialog.getByRole('button', { name: t('lotteries.enter') });
    const field = dialog.getByLabelText(
      t('lotteries.tier-number', { tier: t('lottery.tier-first'), n: 1 }),
    );
    await user.type(field, '427');
    await user.click(submit);
    expect(dialog.getByText(t('lotteries.digits-wrong', { n: 4 }))).toBeVisible();
    await user.clear(field);
    await user.type(field, '0427');
    await user.type(dialog.getByLabelText(t('lotteries.source')), 'the paper');
    await user.click(submit);
    expect(await screen.findByText(t('lotteries.entered'))).toBeVisible();
    expect(wire.asked(routes.enterResult)).toMatchObject([
      { input: { gameCode: 'lao', prizes: { first: ['0427'] }, source: 'the paper' } },
    ]);
  },
);

test('the second operator sees who entered and where, but none of the numbers', async () => {
  const { screen, user, t } = await open({ entered });
  wire.refuses(routes.confirmResult, 'lottery.result-differs', {
    field: 'prizes',
    value: { tiers: 'first' },
  });
  expect(await screen.findByText('rina')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('lotteries.confirm') }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByLabelText(
    t('lotteries.tier-number', { tier: t('lottery.tier-first'), n: 1 }),
  );
  expect(field).toHaveValue('');
  await user.type(field, '0428');
  await user.click(dialog.getByRole('button', { name: t('lotteries.confirm') }));
  // What differs is marked, and another way is open: theirs in place of the first.
  expect(await dialog.findByText(t('lotteries.differs'))).toBeVisible();
  await user.type(dialog.getByLabelText(t('lotteries.source')), 'the radio');
  wire.answers(routes.enterResult, {});
  await user.click(dialog.getByRole('button', { name: t('lotteries.enter-mine') }));
  expect(await screen.findByText(t('lotteries.entered'))).toBeVisible();
  expect(wire.asked(routes.enterResult)).toMatchObject([
    { input: { prizes: { first: ['0428'] }, source: 'the radio' } },
  ]);
});

test('who entered the numbers may change them, and reads that another one confirms', async () => {
  const own = { ...entered, isOwn: true, prizes: { first: ['0427'] } };
  const { screen, user, t } = await open({ entered: own });
  expect(await screen.findByText(t('lotteries.second-needed'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('lotteries.change-own') }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByDisplayValue('0427')).toBeVisible();
  expect(dialog.getByDisplayValue('the paper')).toBeVisible();
});

test('a draw that is still ahead waits for nobody', async () => {
  const { screen, t } = await open({ drawsAt: '2026-11-27T15:30:00.000Z' });
  expect(await screen.findByText(t('lotteries.none-waits'))).toBeVisible();
});

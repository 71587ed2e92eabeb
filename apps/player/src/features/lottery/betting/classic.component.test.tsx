import { lotteryChaseRoutes } from '@nokshi/contract/player/lottery-chases.ts';
import { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aTable, openTable, placedSlip } from '../../../testing/betting.ts';
import { aChase } from '../../../testing/lottery.ts';
import { aMember, show } from '../../../testing/show.tsx';
import BettingView from './betting-view.tsx';

const card = { gameCode: 'ssc-1m', family: 'ssc', prizeModes: ['Lott', 'ZY'] as ('Lott' | 'ZY')[] };
const open = (query = '', different: Parameters<typeof aTable>[0] = {}) => {
  const game = aTable({ card, ...different });
  openTable(game);
  return show(<BettingView game={game} />, {
    member: aMember(),
    at: `/lottery?gameCode=ssc-1m&view=betting${query}`,
  });
};
type Shown = Awaited<ReturnType<typeof open>>;
const bar = ({ screen, t }: Shown) =>
  within(screen.getByRole('region', { name: t('lottery.bet-amount') }));
const row = ({ screen }: Shown, name: string) => within(screen.getByRole('group', { name }));
const press = async (shown: Shown, name: string, ...numbers: string[]) => {
  for (const number of numbers)
    await shown.user.click(row(shown, name).getByRole('button', { name: number }));
};

describe('a board of places', () => {
  test('is priced while it is filled, and the bet says issue, lines and total before it is placed', async () => {
    wire.answers(lotteryRoutes.place, placedSlip('4.00'));
    const shown = await open('&playType=front2-straight');
    const { screen, user, t } = shown;
    expect(bar(shown).getByText(t('lottery.bet-choose'))).toBeVisible();
    await press(shown, '1st', '4', '7');
    await press(shown, '2nd', '0');
    expect(bar(shown).getByText(`${t('lottery.bet-units', { count: 2 })} · ৳4.00`)).toBeVisible();
    expect(bar(shown).getByText(t('lottery.bet-wins-most', { most: '৳180.00' }))).toBeVisible();
    await user.click(bar(shown).getByRole('button', { name: t('lottery.bet-do') }));
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText(t('lottery.bet-for-issue', { issue: '20261127-0612' }))).toBeVisible();
    await user.click(
      sheet.getByRole('button', { name: t('lottery.bet-agree', { total: '৳4.00' }) }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(wire.asked(lotteryRoutes.place)[0]?.input).toMatchObject({
      issue: '20261127-0612',
      mode: 'Lott',
      bets: [{ play: 'front2-straight', selection: '47|0', unitPrice: '2.00', base: 1800 }],
      total: '4.00',
    });
  });

  test('shares the return between prize and rebate as the slider says', async () => {
    const shown = await open('&playType=front2-straight');

    await press(shown, '1st', '4');
    await press(shown, '2nd', '0');
    expect(bar(shown).getByText('৳180.00')).toBeVisible();
    expect(bar(shown).getByText('৳0.15 (7.5 %)')).toBeVisible();
    fireEvent.change(bar(shown).getByRole('slider'), { target: { value: '1950' } });
    expect(bar(shown).getByText('৳195.00')).toBeVisible();
    expect(bar(shown).getByText('৳0.00 (0.0 %)')).toBeVisible();
    expect(bar(shown).getByText('97.50 %')).toBeVisible();
  });

  test('has no slider above the own prize base of the member', async () => {
    const { terms } = aTable();
    const shown = await open('&playType=front2-straight', { terms: { ...terms, ceiling: 1_900 } });
    await press(shown, '1st', '4');
    await press(shown, '2nd', '0');
    const slider = bar(shown).getByRole('slider');
    expect(slider).toHaveAttribute('max', '1900');
    fireEvent.change(slider, { target: { value: '1900' } });
    expect(bar(shown).getByText('৳0.00 (0.0 %)')).toBeVisible();
  });

  test('takes nothing where its lowest base is above that of the member, and says so', async () => {
    const { terms } = aTable();
    const shown = await open('&playType=front2-straight', { terms: { ...terms, ceiling: 1_698 } });
    await press(shown, '1st', '4');
    await press(shown, '2nd', '0');
    const why = shown.t('lottery.bet-base-too-low', { least: 1_700, ceiling: 1_698 });
    expect(bar(shown).getByRole('alert')).toHaveTextContent(why);
    expect(bar(shown).queryByRole('slider')).toBeNull();
    expect(bar(shown).getByRole('button', { name: shown.t('lottery.bet-do') })).toBeDisabled();
  });

  test('fills a row by shortcuts, and by chance', async () => {
    const shown = await open('&playType=five-position');
    const { user, t } = shown;
    await press(shown, '1st', `1st: ${t('lottery.bet-odd')}`);
    expect(bar(shown).getByText(/^5 units/)).toBeVisible();
    await user.click(bar(shown).getByRole('button', { name: t('lottery.bet-clear') }));
    await user.click(bar(shown).getByRole('button', { name: t('lottery.bet-random') }));
    expect(bar(shown).getByText(/^1 unit /)).toBeVisible();
  });

  test('says a ceiling where the bet would be placed', async () => {
    const ceilings = { unit: '1.00', bet: '10.00', issue: '20.00', number: '100.00' };
    const shown = await open('&playType=front2-straight', { terms: { ceilings } });
    await press(shown, '1st', '4');
    await press(shown, '2nd', '0');
    const { t } = shown;
    expect(bar(shown).getByRole('alert')).toHaveTextContent(
      t('lottery.bet-over-unit', { most: '৳1' }),
    );
    expect(bar(shown).getByRole('button', { name: t('lottery.bet-do') })).toBeDisabled();
  });
});

test('typed lines lose their doubles, and what is no line is counted', async () => {
  const shown = await open('&playType=front3-lines');
  const { screen, user, t } = shown;
  await user.click(screen.getByRole('textbox', { name: t('lottery.bet-typed') }));
  await user.paste('123 456 123\n12');
  expect(screen.getByText(/2 lines, 1 double removed/)).toHaveTextContent('1 not valid');
  expect(bar(shown).getByText(/^2 units/)).toBeVisible();
});

describe('the basket', () => {
  const filled = async () => {
    const shown = await open('&playType=front2-straight');
    await press(shown, '1st', '4');
    await press(shown, '2nd', '0');
    await shown.user.click(bar(shown).getByRole('button', { name: shown.t('lottery.slip-add') }));
    return shown;
  };

  test('is there again when its member comes back, and empty once it was placed', async () => {
    wire.answers(lotteryRoutes.place, placedSlip('2.00'));
    const first = await filled();
    first.unmount();
    const shown = await open('&playType=front2-straight');
    const { screen, user, t } = shown;
    await user.click(
      bar(shown).getByRole('button', { name: t('lottery.slip-open', { count: 1 }) }),
    );
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Agree/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar(shown).queryByRole('button', { name: /^Basket/ })).toBeNull();
  });

  test('stays when the issue closed meanwhile, and a refusal of a line stands beside it', async () => {
    const shown = await filled();
    const { screen, user, t, refusal } = shown;
    const agree = () =>
      user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Agree/ }));
    wire.refuses(lotteryRoutes.place, 'lottery.issue-closed', {
      value: { issue: '20261127-0612' },
    });
    wire.answers(lotteryRoutes.game, aTable({ card }));
    await user.click(
      bar(shown).getByRole('button', { name: t('lottery.slip-open', { count: 1 }) }),
    );
    await agree();
    const closed = refusal('lottery.issue-closed', { issue: '20261127-0612' });
    expect(await screen.findByText(closed)).toBeVisible();
    wire.refuses(lotteryRoutes.place, 'lottery.over-ceiling', {
      field: 'bets.0.multiple',
      value: { most: '100.00' },
    });
    await agree();
    const item = within(screen.getByRole('dialog')).getByRole('listitem');
    await waitFor(() =>
      expect(item).toHaveTextContent(refusal('lottery.over-ceiling', { most: '100.00' })),
    );
  });
});

test('a chase is planned issue by issue, says what may be lost, and sends what is ticked', async () => {
  const chase = aChase();
  wire.answers(lotteryChaseRoutes.placeChase, { chase, balance: '900.00', version: '3' });
  const shown = await open('&playType=front2-straight');
  const { screen, user, t } = shown;
  await press(shown, '1st', '4');
  await press(shown, '2nd', '0');
  await user.click(bar(shown).getByRole('button', { name: t('lottery.plan-open') }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByText(t('lottery.plan-held', { amount: '৳20.00' }));
  expect(
    sheet.getByText(t('lottery.plan-lost', { chance: '90.43 %', stake: '৳18.50' })),
  ).toBeVisible();
  await user.click(sheet.getByRole('tab', { name: t('lottery.plan-way-multiply') }));
  await user.click(
    sheet.getByRole('checkbox', { name: t('lottery.plan-in', { issue: '20261127-0613' }) }),
  );
  const issues = sheet.getByRole('textbox', { name: t('lottery.plan-issues') });
  await user.clear(issues);
  await user.type(issues, '4');
  await user.click(sheet.getByRole('button', { name: t('lottery.plan-stop-profit') }));
  await user.click(sheet.getByRole('button', { name: t('lottery.plan-do', { total: '৳14.00' }) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wire.asked(lotteryChaseRoutes.placeChase)[0]?.input).toMatchObject({
    entries: [
      { issue: '20261127-0612', multiple: 1 },
      { issue: '20261127-0614', multiple: 2 },
      { issue: '20261127-0615', multiple: 4 },
    ],
    stopOn: 'profit',
    total: '14.00',
  });
});

test('two-sided odds take one amount for each of several answers', async () => {
  wire.answers(lotteryRoutes.place, placedSlip('30.00'));
  const shown = await open('&mode=ZY');
  const { screen, user, t } = shown;
  await user.click(screen.getByRole('tab', { name: 'Sides' }));
  await press(shown, '1st', 'Big', 'Odd');
  await press(shown, '3rd', 'Small');
  await user.click(
    bar(shown).getByRole('button', { name: t('lottery.bet-total', { total: '৳30.00' }) }),
  );
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Agree/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wire.asked(lotteryRoutes.place)[0]?.input).toMatchObject({
    mode: 'ZY',
    bets: [{ play: 'place-size-parity', selection: '02||1||', unitPrice: '2.00', multiple: 5 }],
    total: '30.00',
  });
});

import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { act, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { aTable, openTable, placedSlip } from '../../../testing/betting.ts';
import { theStretch } from '../../../testing/limits.ts';
import { aDraw } from '../../../testing/lottery.ts';
import { aMember, show } from '../../../testing/show.tsx';
import BettingView from './betting-view.tsx';

const at = '/lottery?gameCode=wingo-1m&view=betting';
const breakDue = { issues: 30, seconds: 29 * 60 };
const running = {
  startedAt: '2026-11-27T05:20:00.000Z',
  seconds: 2_400,
  staked: '310.00',
  won: '204.50',
};

beforeEach(() => localStorage.clear());

/** A member who has just placed the slip after which a break is due. */
async function afterManyDraws(options: Parameters<typeof show>[1] = {}) {
  wire.answers(lotteryRoutes.place, { ...placedSlip('10.00'), breakDue });
  wire.answers(limitsRoutes.stretch, theStretch({ running }));
  openTable(aTable());
  const ui = <BettingView game={aTable()} />;
  const shown = await show(ui, { member: aMember(), at, ...options });
  const { screen, user, t } = shown;
  await user.click(screen.getByRole('button', { name: new RegExp(`^${t('lottery.option-big')}`) }));
  const agree = t('lottery.bet-agree', { total: '৳10.00' });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: agree }));
  const prompt = await screen.findByRole('dialog', { name: t('lottery.break-title') });
  return {
    ...shown,
    prompt,
    keepPlaying: within(prompt).getByRole('button', { name: t('game.go-on') }),
  };
}

describe('a break that is due', () => {
  test.each(['EN', 'BN'] as const)(
    'says how many draws, how long, and the result: %s',
    async (language) => {
      const { prompt, t } = await afterManyDraws({ language });
      const said = within(prompt);
      const draws = t('lottery.break-draws', { issues: 30, hours: 0, minutes: 29 });
      expect(said.getByText(`${draws} ${t('lottery.break-stands')}`)).toBeVisible();
      expect(await said.findByText(t('lottery.break-sums'))).toBeVisible();
      await waitFor(() => expect(prompt).toHaveTextContent('0:40:00'));
      expect(prompt).toHaveTextContent('105.50');
    },
  );

  test('asks once the slip is placed and its sheet is gone, and waits for a choice', async () => {
    const { screen, user, prompt, keepPlaying, t } = await afterManyDraws();
    expect(screen.getAllByRole('dialog')).toEqual([prompt]);
    await user.keyboard('{Escape}');
    expect(prompt).toBeVisible();
    await user.click(keepPlaying);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(wire.asked(lotteryRoutes.place)).toHaveLength(1);
    expect(screen.getByText(t('lottery.bet-quick-note'))).toBeVisible();
  });

  test('is chosen by the keyboard alone', async () => {
    const { screen, user, keepPlaying } = await afterManyDraws();
    keepPlaying.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('leads to the page of breaks, and is answered by that', async () => {
    const { user, prompt, t } = await afterManyDraws();
    await user.click(within(prompt).getByRole('button', { name: t('game.take-a-break') }));
    const params = new URLSearchParams(location.search);
    expect([params.get('mc'), params.get('tab')]).toEqual(['securityCenter', 'breaks']);
    await waitFor(() => expect(prompt).not.toBeInTheDocument());
  });

  test('leads out of the lottery in free play, which has no page of breaks', async () => {
    const { user, prompt, t } = await afterManyDraws({ member: aMember({ type: 4 }) });
    await user.click(within(prompt).getByRole('button', { name: t('game.take-a-break') }));
    expect(location.pathname).toBe('/');
  });

  test('stays while the draw of the bet is shown behind it', async () => {
    const { screen, rerender, prompt, t } = await afterManyDraws();
    const drawn = aDraw({ issue: '20261127-0612', numbers: [8] });
    rerender(<BettingView game={aTable({ last: [drawn] })} />);
    expect(screen.getByText(t('lottery.bet-drawing-issue', { issue: drawn.issue }))).toBeVisible();
    expect(prompt).toBeVisible();
  });

  test('asks nobody who cannot bet any more', async () => {
    const { screen, prompt } = await afterManyDraws();
    act(() => useSession.setState({ member: aMember({ restriction: 'time-out' }) }));
    await waitFor(() => expect(prompt).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a reality check that is due lies over the table too, and is seen there', async () => {
  const due = { minutes: 60, isDue: true, inSeconds: 0 };
  wire.answers(limitsRoutes.stretch, theStretch({ running, realityCheck: due }));
  wire.answers(limitsRoutes.acknowledge, theStretch({ running }));
  openTable(aTable());
  const { screen, user, t } = await show(<BettingView game={aTable()} />, {
    member: aMember(),
    at,
  });
  const check = await screen.findByRole('dialog', { name: t('game.reality-check') });
  await user.click(within(check).getByRole('button', { name: t('game.go-on') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wire.asked(limitsRoutes.acknowledge)).toHaveLength(1);
});

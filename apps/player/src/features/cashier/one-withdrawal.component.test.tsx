import type { Language } from '@nokshi/contract/fields.ts';
import {
  withdrawalsRoutes as routes,
  STEP_OWNERS,
  WITHDRAWAL_STATES,
  type WithdrawalAnswer,
  type WithdrawalState,
} from '@nokshi/contract/player/withdrawals.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aWithdrawal } from '../../testing/till.ts';
import { answerWithdrawals, FAR, openWithdraw as open } from '../../testing/withdraw.tsx';

const AT = '2026-03-01T10:00:00.000Z';

beforeEach(answerWithdrawals);

/** Whose turn it is, and what may be answered; an end has neither. */
const TURNS: Partial<Record<WithdrawalState, 'house' | 'channel' | 'member'>> = {
  REQUESTED: 'house',
  APPROVED: 'channel',
  FAILED: 'house',
  PAID: 'member',
  DISPUTED: 'house',
  PARTIAL: 'house',
};
const ANSWERS: Partial<Record<WithdrawalState, WithdrawalAnswer[]>> = {
  PAID: ['received', 'not-received', 'partial'],
  DISPUTED: ['all-received'],
  PARTIAL: ['all-received'],
};

describe('the page of a withdrawal', () => {
  test.each(
    (['EN', 'BN'] as const).flatMap((language) =>
      WITHDRAWAL_STATES.map((state) => [state, language] as const),
    ),
  )(
    'that is %s says so, whose turn it is, and has no way to take it back (%s)',
    async (state, language) => {
      const owner = TURNS[state];
      const answers = ANSWERS[state] ?? [];
      const states = state === 'REQUESTED' ? [state] : (['REQUESTED', state] as const);
      const steps = states.map((each) => ({ state: each, at: AT, note: null }));
      const next = owner ? { owner, by: null } : null;
      const confirmBy = state === 'PAID' ? FAR : null;
      wire.answers(routes.one, aWithdrawal({ state, steps, next, answers, confirmBy }));
      const { screen, t } = await open('/?w=wdr-1', language);
      expect(await screen.findByText(t(`withdraw.now-${state}`))).toBeVisible();
      const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
      expect(words[0]).toContain(t('withdraw.state-REQUESTED'));
      expect(words.at(owner ? -2 : -1)).toContain(t(`withdraw.state-${state}`));
      for (const each of STEP_OWNERS)
        expect(words.some((text) => text.includes(t(`withdraw.next-${each}`)))).toBe(
          each === owner,
        );
      // S-057, in every state.
      const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
      expect(buttons).not.toContain(t('app.cancel'));
      const answer = t(
        answers.length === 1 ? 'withdraw.answer-all-received' : 'withdraw.answer-do',
      );
      expect(buttons.includes(answer)).toBe(answers.length > 0);
    },
  );

  test('that nobody asked for is not there', async () => {
    wire.refuses(routes.one, 'cashier.withdrawal-unknown');
    const { screen, refusal } = await open('/?w=wdr-9', 'BN');
    expect(await screen.findByText(refusal('cashier.withdrawal-unknown'))).toBeVisible();
  });

  test('under review says since when and until when', async () => {
    wire.answers(routes.one, aWithdrawal({ review: { since: AT, by: FAR } }));
    const { screen, t } = await open('/?w=wdr-1');
    expect(await screen.findByText(/^Under review since/)).toBeVisible();
    expect(screen.getByRole('button', { name: t('withdraw.write') })).toBeVisible();
  });
});

describe('the answer of a member', () => {
  const paid = aWithdrawal({
    state: 'PAID',
    answers: ['received', 'not-received', 'partial'],
    next: { owner: 'member', by: FAR },
    confirmBy: FAR,
  });
  const picture = (name: string) => new File([name], `${name}.png`, { type: 'image/png' });
  const opened = async (language: Language = 'EN') => {
    wire.answers(routes.one, paid);
    const shown = await open('/?w=wdr-1', language);
    const { screen, user, t } = shown;
    const question = within(await screen.findByRole('region', { name: t('withdraw.question') }));
    return {
      ...shown,
      question,
      choose: (answer: WithdrawalAnswer) =>
        user.click(question.getByRole('radio', { name: t(`withdraw.answer-${answer}`) })),
      press: () => user.click(question.getByRole('button', { name: t('withdraw.answer-do') })),
      files: () => question.getByLabelText(t('withdraw.proof')),
    };
  };

  test('that all came ends it, asked once more', async () => {
    const { screen, user, t, choose, press } = await opened();
    await choose('received');
    await press();
    const sure = () => within(screen.getByRole('dialog', { name: t('withdraw.sure-title') }));
    await user.click(sure().getByRole('button', { name: t('app.cancel') }));
    expect(wire.asked(routes.answer)).toEqual([]);
    await press();
    const done = aWithdrawal({ state: 'RECEIVED', next: null });
    wire.answers(routes.answer, done);
    wire.answers(routes.one, done);
    await user.click(sure().getByRole('button', { name: t('withdraw.sure-do') }));
    expect(await screen.findByText(t('withdraw.now-RECEIVED'))).toBeVisible();
    expect(screen.queryByRole('region', { name: t('withdraw.question') })).toBeNull();
  });

  test('that a part is missing has the part and a picture', async () => {
    const { screen, user, t, question, choose, press, files } = await opened('BN');
    await choose('partial');
    const arrived = question.getByRole('textbox', { name: t('withdraw.what-arrived') });
    await user.type(arrived, '400');
    await press();
    expect(question.getByText(t('withdraw.proof-missing'))).toBeVisible();
    const wrong = t('withdraw.what-arrived-wrong', { amount: '৳400.00' });
    expect(question.getByText(wrong)).toBeVisible();
    await user.clear(arrived);
    await user.type(arrived, '150.25');
    expect(question.getByText('৳249.75')).toBeVisible();
    await user.upload(files(), picture('slip'));
    expect(await question.findByRole('img')).toBeVisible();
    const partly = aWithdrawal({
      state: 'PARTIAL',
      received: '150.25',
      answers: ['all-received'],
    });
    wire.answers(routes.answer, partly);
    wire.answers(routes.one, partly);
    await press();
    expect(await screen.findByText(t('withdraw.now-PARTIAL'))).toBeVisible();
    expect(screen.getByRole('heading', { name: t('withdraw.question-again') })).toBeVisible();
    expect(screen.getByText('৳249.75')).toBeVisible();
    expect(wire.asked(routes.answer)[0]?.input).toMatchObject({
      answer: 'partial',
      received: '150.25',
      proofs: [btoa('slip')],
    });
  });

  test('has three pictures at most, and each can be taken away again', async () => {
    const { screen, user, t, question, choose, press, files, refusal } = await opened();
    await choose('not-received');
    for (const code of ['media.not-a-picture', 'media.too-large'] as const) {
      await user.upload(files(), picture(code));
      await question.findByRole('img');
      wire.refuses(routes.answer, code);
      await press();
      expect(await question.findByText(refusal(code))).toBeVisible();
      await user.click(
        question.getByRole('button', { name: t('transfer.proof-away', { number: 1 }) }),
      );
      expect(question.queryByRole('img')).toBeNull();
    }
    await user.upload(files(), ['one', 'two', 'three', 'four'].map(picture));
    expect(await screen.findByText(t('transfer.proofs-most', { most: 3 }))).toBeVisible();
    expect(await question.findAllByRole('img')).toHaveLength(3);
    const disputed = aWithdrawal({ state: 'DISPUTED', answers: ['all-received'] });
    wire.answers(routes.answer, disputed);
    wire.answers(routes.one, disputed);
    await press();
    expect(await screen.findByText(t('withdraw.now-DISPUTED'))).toBeVisible();
    expect(wire.asked(routes.answer).at(-1)?.input.proofs).toHaveLength(3);
  });
});

import type { Language } from '@nokshi/contract/fields.ts';
import { claimsRoutes } from '@nokshi/contract/player/claims.ts';
import { paymentPasswordRoutes } from '@nokshi/contract/player/payment-password.ts';
import {
  STEP_OWNERS,
  WITHDRAWAL_STATES,
  type WithdrawalAnswer,
  type WithdrawalState,
  withdrawalsRoutes as routes,
} from '@nokshi/contract/player/withdrawals.ts';
import type { RefusalCode } from '@nokshi/contract/refusals.ts';
import { wire } from '@nokshi/web/testing/wire.ts';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aMember, show } from '../../testing/show.tsx';
import { aMethod, aPayee, aWithdrawal, withdrawalTerms } from '../../testing/till.ts';
import WithdrawPage from './withdraw-page.tsx';

const AT = '2026-03-01T10:00:00.000Z';
const FAR = '2099-03-01T10:00:00.000Z';
const member = aMember();
const open = (at = '/?mc=withdraw', language: Language = 'EN') =>
  show(<WithdrawPage />, { member, at, language });
type Opened = Awaited<ReturnType<typeof open>>;

const fillIn = async ({ screen, user, t }: Opened, amount = '400', pin = '123456') => {
  const field = await screen.findByRole('textbox', { name: t('cashier.amount') });
  await user.clear(field);
  await user.type(field, amount);
  const secret = screen.getByLabelText(t('withdraw.pin'));
  await user.clear(secret);
  await user.type(secret, pin);
  return field;
};
const send = ({ screen, user, t }: Opened) =>
  user.click(screen.getByRole('button', { name: new RegExp(`^${t('withdraw.do')}`) }));

beforeEach(() => {
  wire.answers(routes.terms, withdrawalTerms());
  wire.answers(routes.list, { rows: [], next: null });
  wire.answers(claimsRoutes.about, { mayFile: false, answerHours: 24, claims: [] });
});

describe('the form of a withdrawal', () => {
  test('says at the field what is wrong, and what goes out before it is sent', async () => {
    const shown = await open('/', 'BN');
    const { screen, t } = shown;
    await fillIn(shown, '99.99');
    await send(shown);
    expect(screen.getByText(t('withdraw.too-low', { minimum: '৳100.00' }))).toBeVisible();
    await fillIn(shown, '1000.01');
    expect(screen.getByText(t('withdraw.too-much', { available: '৳1,000.00' }))).toBeVisible();
    await fillIn(shown, '400');
    const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(fact(t('withdraw.wallet'))).toBe('৳1,000.00');
    expect(fact(t('withdraw.goes-out'))).toBe('৳400.00');
    expect(fact(t('withdraw.you-get'))).toBe('৳400.00');
    expect(fact(t('withdraw.goes-to'))).toContain('•••••••5678');
    expect(fact(t('withdraw.balance-after'))).toBe('৳600.00');
    wire.answers(routes.request, aWithdrawal());
    wire.answers(routes.one, aWithdrawal());
    await send(shown);
    expect(await screen.findByText(t('withdraw.now-REQUESTED'))).toBeVisible();
    expect(location.search).toBe('?w=wdr-1');
    const [{ input, key } = { input: null, key: null }] = wire.asked(routes.request);
    expect(input).toEqual({ payeeId: 'payee-1', amount: '400', paymentPassword: '123456' });
    expect(key).toBeTruthy();
  });

  const REFUSALS: readonly RefusalCode[] = [
    'wallet.insufficient',
    'cashier.turnover-missing',
    'cashier.debt-open',
    'cashier.payee-unknown',
    'cashier.payee-resting',
    'cashier.withdrawal-out-of-range',
    'cashier.too-many-withdrawals',
    'identity.payment-password-wrong',
    'identity.too-many-attempts',
  ];
  test.each(REFUSALS)('that is refused with %s says why, and keeps the amount', async (code) => {
    wire.refuses(routes.request, code);
    const shown = await open('/', 'BN');
    const amount = await fillIn(shown);
    await send(shown);
    expect(await shown.screen.findByText(shown.refusal(code))).toBeVisible();
    expect(amount).toHaveValue('400');
  });

  test('sends the same request under the same key when the line broke', async () => {
    wire.breaks(routes.request);
    const shown = await open();
    await fillIn(shown);
    await send(shown);
    expect(await shown.screen.findByText(shown.t('app.line-broken'))).toBeVisible();
    wire.answers(routes.request, aWithdrawal());
    wire.answers(routes.one, aWithdrawal());
    await send(shown);
    await shown.screen.findByText(shown.t('withdraw.now-REQUESTED'));
    expect(new Set(wire.asked(routes.request).map(({ key }) => key)).size).toBe(1);
  });

  test.each(['identity.code-wrong', 'identity.code-expired'] as const)(
    'asks from a new place for a code that was sent; one refused with %s is said at it',
    async (code) => {
      const value = { factors: 'sms mail' };
      wire.refuses(routes.request, 'identity.factor-needed', { value });
      const shown = await open('/', 'BN');
      const { screen, user, t, refusal } = shown;
      await fillIn(shown);
      await send(shown);
      const step = within(await screen.findByRole('region', { name: t('withdraw.confirm-place') }));
      await send(shown);
      expect(step.getByText(t('app.required'))).toBeVisible();
      wire.answers(paymentPasswordRoutes.askCode, { expiredMinutes: 2 });
      await user.click(step.getByRole('button', { name: t('code.send') }));
      await expect.poll(() => wire.asked(paymentPasswordRoutes.askCode)).toHaveLength(1);
      const field = step.getByRole('textbox', { name: t('code.code') });
      await user.type(field, '111111');
      wire.refuses(routes.request, code, { field: 'proofCode' });
      await send(shown);
      expect(await step.findByText(refusal(code))).toBeVisible();
      wire.answers(routes.request, aWithdrawal());
      wire.answers(routes.one, aWithdrawal());
      await user.clear(field);
      await user.type(field, '222222');
      await send(shown);
      expect(await screen.findByText(t('withdraw.now-REQUESTED'))).toBeVisible();
      expect(wire.asked(routes.request).at(-1)?.input).toMatchObject({
        proof: 'sms',
        proofCode: '222222',
      });
    },
  );
});

describe('where nothing can be asked for the page says what helps', () => {
  test.each([
    ['no-pin', { hasPaymentPassword: false }],
    ['no-payee', { payees: [] }],
    ['too-many', { open: 3 }],
    ['method-off', { payees: [aPayee({ method: 'gone' })] }],
  ] as const)('%s', async (why, different) => {
    for (const language of ['EN', 'BN'] as const) {
      wire.answers(routes.terms, { ...withdrawalTerms(), ...different });
      const { screen, t, unmount } = await open('/', language);
      const words = t(`withdraw.${why}`, { open: 3 });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByRole('textbox', { name: t('cashier.amount') })).toBeNull();
      unmount();
    }
  });

  test('a payment password is chosen on the page of security', async () => {
    wire.answers(routes.terms, withdrawalTerms({ hasPaymentPassword: false }));
    const { screen, user, t } = await open();
    await user.click(await screen.findByRole('button', { name: t('security.pin-choose') }));
    expect(location.search).toBe('?mc=securityCenter');
  });

  test('too little, an account that rests, and no way to pay out at all', async () => {
    wire.answers(routes.terms, withdrawalTerms({ available: '99.00' }));
    const little = await open();
    const minimum = little.t('withdraw.too-little', { minimum: '৳100.00' });
    expect(await little.screen.findByText(minimum)).toBeVisible();
    little.unmount();
    wire.answers(routes.terms, withdrawalTerms({ payees: [aPayee({ usableFrom: FAR })] }));
    const resting = await open('/', 'BN');
    const words = resting.t('withdraw.resting', { at: '2099-03-01 16:00:00' });
    expect(await resting.screen.findByText(words)).toBeVisible();
    resting.unmount();
    wire.answers(routes.terms, withdrawalTerms({ methods: [] }));
    const closed = await open();
    expect(await closed.screen.findByText(closed.t('withdraw.closed-words'))).toBeVisible();
  });

  test('what has still to be staked and what is owed stand beside what can go out', async () => {
    const turnover = { needed: '500.00', done: '120.00', missing: '380.00' };
    const debt = { owed: '900.00', held: '100.00', depositId: 'dep-9' };
    wire.answers(routes.terms, withdrawalTerms({ available: '500.00', turnover, debt }));
    const { screen, t } = await open();
    const words = t('withdraw.turnover-words', {
      needed: '৳500.00',
      done: '৳120.00',
      missing: '৳380.00',
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(t('withdraw.of-cash', { cash: '৳1,000.00' }))).toBeVisible();
    expect(screen.getByRole('progressbar', { name: t('withdraw.turnover') })).toBeVisible();
    const see = screen.getByRole('link', { name: t('withdraw.debt-see') });
    expect(see).toHaveAttribute('href', '/?mc=depositv2&d=dep-9');
  });

  test('a frozen account is left to customer service', async () => {
    const frozen = aMember({ restriction: 'frozen' });
    wire.answers(routes.list, { rows: [aWithdrawal()], next: null });
    const { screen, t } = await show(<WithdrawPage />, { member: frozen, language: 'BN' });
    expect(await screen.findByText(t('withdraw.frozen'))).toBeVisible();
    expect(await screen.findByText('৳400.00')).toBeVisible();
    // What could go out by itself is not said where nothing does.
    expect(screen.queryByText(t('withdraw.available'))).toBeNull();
    expect(
      screen.queryByRole('button', { name: new RegExp(`^${t('withdraw.remove')}`) }),
    ).toBeNull();
  });
});

describe('the accounts to pay to', () => {
  test('a number is written as people write it, and refused where it is none', async () => {
    wire.answers(routes.terms, withdrawalTerms({ payees: [] }));
    const { screen, user, t, refusal } = await open('/', 'BN');
    const accounts = within(await screen.findByRole('region', { name: t('withdraw.payees') }));
    const add = accounts.getByRole('button', { name: t('withdraw.add') });
    const number = accounts.getByRole('textbox', { name: 'ওয়ালেট নম্বর' });
    await user.type(accounts.getByRole('textbox', { name: t('withdraw.holder') }), 'Rahima Khatun');
    await user.type(number, '1712345678');
    await user.type(accounts.getByLabelText(t('withdraw.pin')), '123456');
    await user.click(add);
    expect(accounts.getByText(t('withdraw.account-wrong'))).toBeVisible();
    expect(wire.asked(routes.addPayee)).toEqual([]);
    await user.clear(number);
    await user.type(number, '০১৭১২-৩৪৫৬৭৮');
    for (const code of ['cashier.payee-known', 'identity.payment-password-wrong'] as const) {
      wire.refuses(routes.addPayee, code);
      await user.click(add);
      expect(await accounts.findByText(refusal(code))).toBeVisible();
    }
    wire.answers(routes.addPayee, aPayee());
    wire.answers(routes.terms, withdrawalTerms());
    await user.click(add);
    expect(await screen.findByText(t('withdraw.added'))).toBeVisible();
    expect((await accounts.findAllByText(/5678/))[0]).toBeVisible();
    expect(wire.asked(routes.addPayee).at(-1)?.input).toMatchObject({ account: '01712345678' });
  });

  test('one that rests cannot be chosen, and one is removed after a yes', async () => {
    const bank = { method: 'demo-bank', methodName: { EN: 'Demo bank', BN: 'ডেমো ব্যাংক' } };
    const second = aPayee({ id: 'payee-2', ...bank, usableFrom: FAR });
    const methods = [aMethod(), aMethod({ code: 'demo-bank', name: bank.methodName })];
    wire.answers(routes.terms, withdrawalTerms({ methods, payees: [aPayee(), second] }));
    const { screen, user, t } = await open();
    const radios = await screen.findAllByRole('radio');
    expect(radios.map((radio) => (radio as HTMLInputElement).disabled)).toEqual([false, true]);
    const removes = screen.getAllByRole('button', {
      name: new RegExp(`^${t('withdraw.remove')} ?:`),
    });
    await user.click(removes[1] ?? document.body);
    const sure = within(screen.getByRole('dialog', { name: t('withdraw.remove-title') }));
    wire.answers(routes.removePayee, {});
    wire.answers(routes.terms, withdrawalTerms({ methods }));
    await user.click(sure.getByRole('button', { name: t('withdraw.remove') }));
    expect(await screen.findByText(t('withdraw.removed'))).toBeVisible();
    expect(wire.asked(routes.removePayee)).toMatchObject([{ input: { id: 'payee-2' } }]);
  });

  test('no more than may be kept are added', async () => {
    wire.answers(routes.terms, withdrawalTerms({ payeesAtMost: 1 }));
    const { screen, t } = await open();
    expect(await screen.findByText(t('withdraw.payees-full', { atMost: 1 }))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('withdraw.add') })).toBeNull();
  });
});

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

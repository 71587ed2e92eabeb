import { plainAmount } from '@nokshi/money';
import { Button, Chips, MoneyText, moneyText } from '@nokshi/ui';
import type { Payee } from '@nokshi/contract/player/withdrawals.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useState } from 'react';
import { useAddress } from '../../lib/address.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { AmountField } from '../../lib/amount-field.tsx';
import { PayeeChoice } from './payee-choice.tsx';
import { PinField } from '../../lib/pin-field.tsx';
import { besideStep, PlaceProofStep, usePlaceProof } from '../../lib/place-proof.tsx';
import { amountProblem, type Bounds } from '../../lib/bounds.ts';
import { boundsOf, isResting, methodOf, quickWithdrawals } from './withdraw-rules.ts';
import { WithdrawTerms } from './withdraw-terms.tsx';
import { refreshWithdrawals, requestWithdrawal, type WithdrawalTerms } from './withdrawals.ts';

/** Amount first, then the account; all that follows from it stands before the password. */
export function WithdrawForm({ terms }: { readonly terms: WithdrawalTerms }) {
  const [payeeId, setPayeeId] = useState('');
  const usable = terms.payees.filter((one) => methodOf(terms, one) && !isResting(one, Date.now()));
  const payee = usable.find(({ id }) => id === payeeId) ?? usable[0];
  const method = payee && methodOf(terms, payee);
  if (!method) return null;

  return <Request {...{ terms, payee, method }} onPayee={setPayeeId} />;
}

type RequestProps = {
  readonly terms: WithdrawalTerms;
  readonly payee: Payee;
  readonly method: WithdrawalTerms['methods'][number];
  readonly onPayee: (id: string) => void;
};

/** One request is done once, however often the line breaks under it. */
function Request({ terms, payee, method, onPayee }: RequestProps) {
  const { t } = useWords();
  const { change } = useAddress();
  const step = usePlaceProof();
  const bounds = boundsOf(method, terms.available);
  const limits = { bounds, maximum: method.maximum };
  const form = useForm({
    start: { amount: '', paymentPassword: '', proofCode: '' },
    optional: ['amount', ...step.optional],
    check: (typed) => {
      const problem = amountProblem(plainAmount(typed.amount), bounds);
      return problem ? { amount: problemWords(t, problem, limits) } : {};
    },
    async send({ amount: typed, paymentPassword, proofCode }, { keyFor }) {
      const wish = { payeeId: payee.id, amount: plainAmount(typed) };
      try {
        const shown = await step.shown(proofCode);
        const asked = { ...wish, paymentPassword, ...shown };
        const { id } = await requestWithdrawal(asked, keyFor(wish));
        change({ w: id });
      } catch (thrown) {
        // What lacks a proof comes again; after any other no, what holds now is shown.
        if (thrown instanceof RefusalError && !step.hear(thrown)) void refreshWithdrawals();
        throw thrown;
      }
    },
  });
  const amount = plainAmount(form.values.amount);
  const problem = amountProblem(amount, bounds);
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <AmountField {...form.field('amount')} bounds={bounds} />
      <Quick {...limits} amount={amount} onSelect={(each) => form.set('amount', each)} />
      <PayeeChoice terms={terms} selected={payee.id} onSelect={onPayee} />
      {!problem && <WithdrawTerms {...{ terms, payee, method, amount }} />}
      <PinField {...form.field('paymentPassword')} />
      <PlaceProofStep step={step} form={form} />
      <Refused error={besideStep(form.refused)} />
      <Button type="submit" kind="money" wide busy={form.busy}>
        {problem ? (
          t('withdraw.do')
        ) : (
          <span>
            {t('withdraw.do')} <MoneyText amount={amount} />
          </span>
        )}
      </Button>
    </form>
  );
}

type Limits = {
  readonly bounds: Bounds;
  /** The method's own, where less is there. */
  readonly maximum: string;
};

type QuickProps = Limits & {
  readonly amount: string;
  readonly onSelect: (amount: string) => void;
};

function Quick({ bounds, maximum, amount, onSelect }: QuickProps) {
  const { t } = useWords();
  const whole = bounds.maximum === maximum ? 'withdraw.most' : 'withdraw.all';
  const label = (each: string, at: number) => {
    const text = moneyText(each).replace('.00', '');
    return at === 0 ? t(whole, { amount: text }) : text;
  };
  return (
    <Chips
      label={t('cashier.quick')}
      chips={quickWithdrawals(bounds).map((each, at) => ({ id: each, label: label(each, at) }))}
      selected={amount}
      onSelect={onSelect}
    />
  );
}

type Problem = NonNullable<ReturnType<typeof amountProblem>>;

function problemWords(t: Translate, problem: Problem, { bounds, maximum }: Limits): string {
  switch (problem) {
    case 'wrong':
      return t('app.amount-wrong');
    case 'too-low':
      return t('withdraw.too-low', { minimum: moneyText(bounds.minimum) });
    case 'too-high':
      return bounds.maximum === maximum
        ? t('withdraw.too-high', { maximum: moneyText(maximum) })
        : t('withdraw.too-much', { available: moneyText(bounds.maximum) });
  }
}

import { Button, Chips, focusFirstWrong, MoneyText, moneyText, Note } from '@nokshi/ui';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useAttempt } from '@nokshi/web/use-attempt.ts';
import { type FormEvent, useState } from 'react';
import { useAddress } from '../../lib/address.ts';
import { plainAmount } from '../../lib/plain-amount.ts';
import { useAct } from '../../lib/use-act.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { AmountField } from '../../lib/amount-field.tsx';
import { PayeeChoice } from './payee-choice.tsx';
import { PinField } from '../../lib/pin-field.tsx';
import {
  isInStep,
  type PlaceProof,
  PlaceProofStep,
  usePlaceProof,
} from '../../lib/place-proof.tsx';
import { amountProblem, type Bounds } from '../../lib/bounds.ts';
import { boundsOf, isResting, methodOf, quickWithdrawals } from './withdraw-rules.ts';
import { WithdrawTerms } from './withdraw-terms.tsx';
import { refreshWithdrawals, requestWithdrawal, type WithdrawalTerms } from './withdrawals.ts';

/** Amount first, then the account; all that follows from it stands before the password. */
export function WithdrawForm({ terms }: { readonly terms: WithdrawalTerms }) {
  const { t, why } = useWords();
  const [typed, setTyped] = useState('');
  const [payeeId, setPayeeId] = useState('');
  const [pin, setPin] = useState('');
  const [asked, setAsked] = useState(false);
  const step = usePlaceProof();
  const { busy, error, request } = useRequest(step);
  const usable = terms.payees.filter((one) => methodOf(terms, one) && !isResting(one, Date.now()));
  const payee = usable.find(({ id }) => id === payeeId) ?? usable[0];
  const method = payee && methodOf(terms, payee);
  if (!method) return null;

  const bounds = boundsOf(method, terms.available);
  const amount = plainAmount(typed);
  const problem = amountProblem(amount, bounds);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    const lacks = step.lacks();
    if (problem || pin === '' || lacks) return focusFirstWrong(event.currentTarget);
    void request({ payeeId: payee.id, amount, paymentPassword: pin });
  };
  const words = { bounds, maximum: method.maximum };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <AmountField
        bounds={bounds}
        typed={typed}
        error={asked && problem ? problemWords(t, problem, words) : undefined}
        onChange={setTyped}
      />
      <Quick {...words} amount={amount} onSelect={setTyped} />
      <PayeeChoice terms={terms} selected={payee.id} onSelect={setPayeeId} />
      {!problem && <WithdrawTerms {...{ terms, payee, method, amount }} />}
      <PinField
        value={pin}
        error={asked && pin === '' ? t('app.required') : undefined}
        onChange={(event) => setPin(event.target.value)}
      />
      <PlaceProofStep step={step} error={error} />
      {error !== null && !isInStep(error) && <Note kind="wrong">{why(error)}</Note>}
      <Button type="submit" kind="money" wide busy={busy}>
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

/** One request is done once, however often the line breaks under it. */
function useRequest({ shown, hear }: PlaceProof) {
  const { change } = useAddress();
  const attempt = useAttempt();
  const { busy, error, run } = useAct();
  const request = (wish: Parameters<typeof requestWithdrawal>[0]) =>
    run(async () => {
      try {
        const key = attempt.keyFor(`${wish.payeeId} ${wish.amount}`);
        const { id } = await requestWithdrawal({ ...wish, ...(await shown()) }, key);
        attempt.finish();
        change({ w: id });
      } catch (thrown) {
        // What lacks a proof comes again. Any other no ends this request: the next try is a new one,
        // on what holds now.
        if (thrown instanceof RefusalError && !hear(thrown)) {
          attempt.finish();
          void refreshWithdrawals();
        }
        throw thrown;
      }
    });
  return { busy, error, request };
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

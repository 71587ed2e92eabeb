import type { Payee } from '@nokshi/contract/player/withdrawals.ts';
import { plainAmount } from '@nokshi/money';
import { useState } from 'react';
import { amountProblem } from '../../lib/bounds.ts';
import { useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { amountWords } from './amount-step.tsx';
import { useRequest } from './use-request.ts';
import { isResting, limitsOf, methodOf, usablePayees } from './withdraw-rules.ts';
import type { WithdrawalTerms } from './withdrawals.ts';

export const STEPS = ['amount', 'account', 'confirm'] as const;
export type StepName = (typeof STEPS)[number];

/**
 * Which step is open and what was settled before it. The last one opens only with an account that
 * can be paid and a payment password to ask for.
 */
export function useWithdrawalSteps(terms: WithdrawalTerms) {
  const { t } = useWords();
  const [wanted, setWanted] = useState<StepName>('amount');
  const [came, setCame] = useState(false);
  const [payeeId, choose] = useState('');
  const [adding, setAdding] = useState(false);
  const usable = usablePayees(terms, Date.now());
  const payee = usable.find(({ id }) => id === payeeId) ?? usable[0];
  const method = payee && methodOf(terms, payee);
  const ready = payee !== undefined && terms.hasPaymentPassword;
  const open = wanted === 'confirm' && !ready ? 'account' : wanted;
  const go = (next: StepName): void => {
    setCame(true);
    setAdding(false);
    setWanted(next);
  };

  const limits = limitsOf(terms, payee);
  const amountForm = useForm({
    start: { amount: '' },
    optional: 'all',
    check: (typed) => {
      const problem = amountProblem(plainAmount(typed.amount), limits.bounds);
      return problem ? { amount: amountWords(t, problem, limits) } : {};
    },
    send: async () => go(ready ? 'confirm' : 'account'),
  });
  const amount = plainAmount(amountForm.values.amount);
  const fits = amountProblem(amount, limits.bounds) === null;
  const request = useRequest({ payee, amount });
  const takePin = (pin: string): void => request.form.set('paymentPassword', pin);

  return {
    open,
    came,
    go,
    stateOf: (step: StepName): 'done' | 'open' | 'ahead' => {
      if (step === open) return 'open';
      return STEPS.indexOf(step) < STEPS.indexOf(open) ? 'done' : 'ahead';
    },
    payee,
    method,
    ready,
    choose,
    adding,
    setAdding,
    /** An account that rests stays in the list of accounts, which says until when. */
    added(one: Payee, pin: string): void {
      takePin(pin);
      choose(one.id);
      go(isResting(one, Date.now()) ? 'account' : 'confirm');
    },
    takePin,
    limits,
    amountForm,
    amount,
    fits,
    request,
  };
}

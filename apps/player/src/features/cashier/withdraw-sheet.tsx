import { MoneyText } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import { AccountStep, type ChoosePin } from './account-step.tsx';
import { AmountStep } from './amount-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { Step } from './step.tsx';
import { type StepName, useWithdrawalSteps } from './use-withdrawal-steps.ts';
import { WithdrawAction } from './withdraw-action.tsx';
import cashier from './cashier.module.css';
import styles from './withdraw.module.css';
import type { WithdrawalTerms } from './withdrawals.ts';

type Props = { readonly terms: WithdrawalTerms; readonly choosePin: ChoosePin };

/**
 * A withdrawal in three steps on one page: how much, to which account, and the payment password
 * after all that follows from both. What is missing is made on the way.
 */
export function WithdrawSheet({ terms, choosePin }: Props) {
  const { t, local } = useWords();
  const steps = useWithdrawalSteps(terms);
  const { open, came, go, payee, method, amount, fits, request } = steps;
  const partOf = (name: StepName) => ({
    came,
    state: steps.stateOf(name),
    onChange: () => go(name),
  });
  const account = payee ? (
    <>
      {local(payee.methodName)} {payee.account}
      <span className={cashier.small}>{payee.holder}</span>
    </>
  ) : (
    t('withdraw.no-account')
  );
  return (
    <div className={styles.sheet}>
      <ol>
        <Step
          number={1}
          title={t('cashier.amount')}
          settled={<MoneyText amount={amount} />}
          {...partOf('amount')}
        >
          <AmountStep form={steps.amountForm} limits={steps.limits} />
        </Step>
        <Step number={2} title={t('withdraw.to')} settled={account} {...partOf('account')}>
          <AccountStep terms={terms} steps={steps} choosePin={choosePin} />
        </Step>
        <Step number={3} title={t('withdraw.confirm')} {...partOf('confirm')}>
          {payee && <ConfirmStep {...{ terms, payee, request }} />}
        </Step>
      </ol>
      {open === 'amount' && <WithdrawAction step="amount" amount={fits ? amount : null} />}
      {open === 'account' && steps.ready && !steps.adding && (
        <WithdrawAction step="account" onContinue={() => go(fits ? 'confirm' : 'amount')} />
      )}
      {open === 'confirm' && method && (
        <WithdrawAction step="confirm" {...{ amount, method, request }} />
      )}
    </div>
  );
}

import { Button, Icon } from '@nokshi/ui';
import type { ComponentType } from 'react';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { PayeeChoice } from './payee-choice.tsx';
import { PayeeForm } from './payee-form.tsx';
import { spanText } from './span-text.ts';
import type { useWithdrawalSteps } from './use-withdrawal-steps.ts';
import { refreshWithdrawals, type WithdrawalTerms } from './withdrawals.ts';
import own from './withdraw.module.css';

/** The form of a first payment password; it hands over what was chosen. */
export type ChoosePin = ComponentType<{
  readonly onDone: (pin: string) => void;
  readonly onCancel: () => void;
}>;

type Props = {
  readonly terms: WithdrawalTerms;
  readonly steps: ReturnType<typeof useWithdrawalSteps>;
  readonly choosePin: ChoosePin;
};

/** To which account: one of the member's, or another one. A first one is added here and now. */
export function AccountStep({ terms, steps, choosePin: ChooseIt }: Props) {
  const { t } = useWords();
  const { change } = useAddress();
  if (!terms.hasPaymentPassword)
    return (
      <>
        <p className={styles.small}>{t('withdraw.pin-first')}</p>
        <ChooseIt
          onCancel={() => steps.go('amount')}
          onDone={(pin) => {
            steps.takePin(pin);
            void refreshWithdrawals();
          }}
        />
      </>
    );
  const none = terms.payees.length === 0;
  if (none || steps.adding)
    return (
      <>
        <p className={styles.small}>
          {t(none ? 'withdraw.no-payee' : 'withdraw.rest-rule', {
            time: spanText(t, terms.restHours * 60),
          })}
        </p>
        <PayeeForm
          terms={terms}
          pin={steps.request.form.values.paymentPassword}
          onAdded={steps.added}
          onClose={() => steps.setAdding(false)}
        />
      </>
    );
  return (
    <>
      <PayeeChoice terms={terms} selected={steps.payee?.id ?? ''} onSelect={steps.choose} />
      <div className={own.quiet}>
        {terms.payees.length < terms.payeesAtMost && (
          <Button small kind="quiet" onClick={() => steps.setAdding(true)}>
            <Icon name="plus" size={18} />
            {t('withdraw.add')}
          </Button>
        )}
        <Button small kind="quiet" onClick={() => change({ mc: 'securityCenter', tab: 'payees' })}>
          {t('withdraw.manage')}
        </Button>
      </div>
    </>
  );
}

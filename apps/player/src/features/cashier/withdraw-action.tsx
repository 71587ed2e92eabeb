import type { PayoutMethod } from '@nokshi/contract/player/withdrawals.ts';
import { Button, MoneyText } from '@nokshi/ui';
import { useBalance } from '../../data/balance.ts';
import { Refused } from '../../lib/form.ts';
import { besideStep } from '../../lib/place-proof.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { withinText } from './span-text.ts';
import { Summary } from './summary.tsx';
import type { Request } from './use-request.ts';
import { less } from './withdraw-rules.ts';

/** The forms of the steps, which their button is outside of. */
export const FORMS = { amount: 'withdraw-amount', confirm: 'withdraw-confirm' } as const;

type Props =
  | {
      readonly step: 'amount';
      /** Null while it is none that can be asked for. */
      readonly amount: string | null;
    }
  | { readonly step: 'account'; readonly onContinue: () => void }
  | {
      readonly step: 'confirm';
      readonly amount: string;
      readonly method: PayoutMethod;
      readonly request: Request;
    };

/** The one button of the step that is open; it stays in view. */
export function WithdrawAction(props: Props) {
  const { t } = useWords();
  return (
    <div className={styles.action}>
      {props.step === 'amount' && (
        <>
          <Outcome amount={props.amount} />
          <Button type="submit" form={FORMS.amount} kind="main" wide>
            {t('withdraw.continue')}
          </Button>
        </>
      )}
      {props.step === 'account' && (
        <Button kind="main" wide onClick={props.onContinue}>
          {t('withdraw.continue')}
        </Button>
      )}
      {props.step === 'confirm' && (
        <>
          <Refused error={besideStep(props.request.form.refused)} />
          <Outcome amount={props.amount} method={props.method} />
          <Button
            type="submit"
            form={FORMS.confirm}
            kind="money"
            wide
            busy={props.request.form.busy}
          >
            <span>
              {t('withdraw.do')} <MoneyText amount={props.amount} />
            </span>
          </Button>
        </>
      )}
    </div>
  );
}

type OutcomeProps = { readonly amount: string | null; readonly method?: PayoutMethod };

/** What comes of it, when, and what is left: before anything is confirmed. */
function Outcome({ amount, method }: OutcomeProps) {
  const { t } = useWords();
  const balance = useBalance().data?.sumBalance;
  const left =
    balance === undefined || amount === null ? '…' : <MoneyText amount={less(balance, amount)} />;
  return (
    <Summary
      facts={[
        method && amount !== null
          ? { name: t('withdraw.you-get'), value: <MoneyText amount={amount} /> }
          : { name: t('cashier.fee'), value: t('cashier.no-fee') },
        ...(method
          ? [{ name: t('withdraw.paid'), value: withinText(t, method.paidWithinMinutes) }]
          : []),
        { name: t('withdraw.balance-after'), value: left },
      ]}
    />
  );
}

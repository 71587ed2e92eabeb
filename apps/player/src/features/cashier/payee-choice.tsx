import type { Payee } from '@nokshi/contract/player/withdrawals.ts';
import { timeText } from '@nokshi/web/time.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { Choice } from './choice.tsx';
import { isResting, methodOf } from './withdraw-rules.ts';
import type { WithdrawalTerms } from './withdrawals.ts';

/** Why no money goes to an account now; null when it does. */
export function whyUnusable(t: Translate, terms: WithdrawalTerms, payee: Payee): string | null {
  if (isResting(payee, Date.now())) return t('withdraw.rests', { at: timeText(payee.usableFrom) });
  return methodOf(terms, payee) ? null : t('withdraw.closed-method');
}

type Props = {
  readonly terms: WithdrawalTerms;
  readonly selected: string;
  readonly onSelect: (id: string) => void;
};

export function PayeeChoice({ terms, selected, onSelect }: Props) {
  const { t, local } = useWords();
  return (
    <Choice
      label={t('withdraw.to')}
      labelHidden
      name="payee"
      options={terms.payees.map((payee) => {
        const stopped = whyUnusable(t, terms, payee);
        return {
          id: payee.id,
          title: `${local(payee.methodName)} ${payee.account}`,
          lines: [
            payee.holder,
            ...(stopped
              ? [
                  <strong key="why" className={styles.closed}>
                    {stopped}
                  </strong>,
                ]
              : []),
          ],
          disabled: stopped !== null,
        };
      })}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

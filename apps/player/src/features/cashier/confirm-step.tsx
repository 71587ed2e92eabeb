import type { Payee } from '@nokshi/contract/player/withdrawals.ts';
import { Note } from '@nokshi/ui';
import { LeavesBonus } from '../../lib/leaves-bonus.tsx';
import { PinField } from '../../lib/pin-field.tsx';
import { PlaceProofStep } from '../../lib/place-proof.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { spanText } from './span-text.ts';
import type { Request } from './use-request.ts';
import { FORMS } from './withdraw-action.tsx';
import type { WithdrawalTerms } from './withdrawals.ts';

type Props = {
  readonly terms: WithdrawalTerms;
  readonly payee: Payee;
  readonly request: Request;
};

/** What cannot be taken back and whose the account has to be, then the payment password. */
export function ConfirmStep({ terms, payee, request: { form, step, leaving } }: Props) {
  const { t } = useWords();
  return (
    <form id={FORMS.confirm} className={styles.form} noValidate onSubmit={form.submit}>
      <Note>
        {t('withdraw.final', { time: spanText(t, terms.confirmMinutes) })}
        {!payee.verified && ` ${t('withdraw.unverified')}`}
      </Note>
      <LeavesBonus leaving={leaving} />
      <PinField {...form.field('paymentPassword')} />
      <PlaceProofStep step={step} form={form} />
    </form>
  );
}

import { consoleWithdrawalRoutes as routes } from '@nokshi/contract/console/withdrawals.ts';
import { Button, Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { spanText } from './span-text.ts';
import { LONGEST, minutesOf, SHORTEST, WITHDRAWALS_KEY } from './withdrawal.ts';

/** How long a member has to answer, and the way to set it. */
export function Terms() {
  const { t, why } = useWords();
  const may = useMay('cashier.act');
  const [setting, setSetting] = useState(false);
  const { data, error } = useQuery({
    queryKey: [...WITHDRAWALS_KEY, 'terms'],
    queryFn: () => call(routes.terms, {}),
  });
  if (error) return <p className={styles.quiet}>{why(error)}</p>;
  if (!data) return null;
  return (
    <div className={styles.between}>
      <p className={styles.quiet}>
        {t('withdrawals.terms', { span: spanText(t, data.confirmMinutes) })}
      </p>
      {may && (
        <Button small onClick={() => setSetting(true)}>
          {t('withdrawals.set-terms')}
        </Button>
      )}
      {setting && <TermsDialog before={data.confirmMinutes} onClose={() => setSetting(false)} />}
    </div>
  );
}

type Props = { readonly before: number; readonly onClose: () => void };

/** Another time to answer, for what is paid from now on. */
function TermsDialog({ before, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(String(before));
  const minutes = minutesOf(typed);
  return (
    <ReasonDialog
      title={t('withdrawals.set-terms-title')}
      words={t('withdrawals.set-terms-words')}
      before={
        <Field
          label={t('withdrawals.minutes')}
          hint={
            minutes === null
              ? t('withdrawals.minutes-hint')
              : t('withdrawals.minutes-are', { span: spanText(t, minutes) })
          }
          type="number"
          inputMode="numeric"
          min={SHORTEST}
          max={LONGEST}
          required
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      }
      changes={
        minutes !== null && minutes !== before
          ? [{ field: 'confirmMinutes', from: String(before), to: String(minutes) }]
          : []
      }
      action={t('withdrawals.set-terms')}
      act={(reason) => call(routes.setTerms, { confirmMinutes: Number(typed), reason })}
      done={t('withdrawals.terms-done')}
      onDone={() => queries.invalidateQueries({ queryKey: WITHDRAWALS_KEY })}
      onClose={onClose}
    />
  );
}

import { consoleClaimRoutes as routes } from '@nokshi/contract/console/claims.ts';
import { Button, Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';

/** How long the house takes to answer, and the way to set it. */
export function ClaimTerms() {
  const { t } = useWords();
  const may = useMay('cashier.act');
  const [setting, setSetting] = useState(false);
  const { data } = useQuery({
    queryKey: ['till', 'claim-terms'],
    queryFn: () => call(routes.terms, {}),
  });
  if (!data) return null;
  return (
    <div className={styles.between}>
      <p className={styles.quiet}>{t('claims.terms', { hours: data.answerHours })}</p>
      {may && (
        <Button small onClick={() => setSetting(true)}>
          {t('claims.set-terms')}
        </Button>
      )}
      {setting && <TermsDialog before={data.answerHours} onClose={() => setSetting(false)} />}
    </div>
  );
}

type Props = { readonly before: number; readonly onClose: () => void };

function TermsDialog({ before, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(String(before));
  return (
    <ReasonDialog
      title={t('claims.set-terms')}
      words={t('claims.set-terms-words')}
      before={
        <Field
          label={t('claims.hours')}
          type="number"
          inputMode="numeric"
          min={1}
          max={720}
          required
          data-autofocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      }
      action={t('claims.set-terms')}
      act={(reason) => call(routes.setTerms, { answerHours: Number(typed), reason })}
      done={t('claims.terms-done')}
      onDone={() => queries.invalidateQueries({ queryKey: ['till'] })}
      onClose={onClose}
    />
  );
}

import {
  consoleCouriersRoutes as routes,
  MESSAGE_KINDS,
} from '@nokshi/contract/console/couriers.ts';
import { Button, Chips, Field, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { refusedWith } from '@nokshi/web/refusal.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

/** A message that says it is a test, by the courier that is set now. */
export function TestForm() {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const [kind, setKind] = useState<(typeof MESSAGE_KINDS)[number]>('sms');
  const [to, setTo] = useState('');
  const send = useMutation({
    mutationFn: () => call(routes.test, { kind, to }),
    onSuccess: async () => {
      tell(t('couriers.test-sent'));
      await queries.invalidateQueries({ queryKey: ['couriers'] });
    },
  });
  const wrongTo = refusedWith(send.error, 'couriers.recipient-wrong', 'edge.invalid-input');
  return (
    <form
      className={`${styles.card} ${styles.stack}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <h2>{t('couriers.test')}</h2>
      <Chips
        label={t('couriers.kind')}
        chips={MESSAGE_KINDS.map((id) => ({ id, label: t(`couriers.${id}`) }))}
        selected={kind}
        onSelect={setKind}
      />
      <Field
        label={t('couriers.to')}
        hint={t(kind === 'sms' ? 'couriers.test-hint-sms' : 'couriers.test-hint-mail')}
        type={kind === 'sms' ? 'tel' : 'email'}
        maxLength={254}
        value={to}
        error={wrongTo ? why(send.error) : undefined}
        onChange={(event) => setTo(event.target.value)}
      />
      {send.error && !wrongTo && <Note kind="wrong">{why(send.error)}</Note>}
      <Button type="submit" busy={send.isPending}>
        {t('couriers.test-do')}
      </Button>
    </form>
  );
}

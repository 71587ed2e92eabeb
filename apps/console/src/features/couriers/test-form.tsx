import {
  consoleCouriersRoutes as routes,
  MESSAGE_KINDS,
} from '@nokshi/contract/console/couriers.ts';
import type { Sent } from '@nokshi/contract/route.ts';
import { Button, Chips, Field, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';

const START: Sent<typeof routes.test> = { kind: 'sms', to: '' };

/** A message that says it is a test, by the courier that is set now. */
export function TestForm() {
  const { t } = useWords();
  const queries = useQueryClient();
  const form = useForm({
    start: START,
    async send(typed) {
      await call(routes.test, typed);
      tell(t('couriers.test-sent'));
      await queries.invalidateQueries({ queryKey: ['couriers'] });
    },
  });
  const { kind } = form.values;
  return (
    <form className={`${styles.card} ${styles.stack}`} noValidate onSubmit={form.submit}>
      <h2>{t('couriers.test')}</h2>
      <Chips
        label={t('couriers.kind')}
        chips={MESSAGE_KINDS.map((id) => ({ id, label: t(`couriers.${id}`) }))}
        selected={kind}
        onSelect={(next) => form.set('kind', next)}
      />
      <Field
        {...form.field('to')}
        label={t('couriers.to')}
        hint={t(kind === 'sms' ? 'couriers.test-hint-sms' : 'couriers.test-hint-mail')}
        type={kind === 'sms' ? 'tel' : 'email'}
        maxLength={254}
      />
      <Refused error={form.refused} />
      <Button type="submit" busy={form.busy}>
        {t('couriers.test-do')}
      </Button>
    </form>
  );
}

import { LIMIT_PERIODS, limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { parseTyped, plainAmount } from '@nokshi/money';
import { Button, Chips, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useState } from 'react';
import { keepProtection } from '../../data/protection.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './limits.module.css';

/** A deposit limit of any amount, for a day, a week or a month. */
export function FirstLimit({ onSet }: { readonly onSet?: () => Promise<void> }) {
  const { t } = useWords();
  const [period, setPeriod] = useState<(typeof LIMIT_PERIODS)[number]>('W');
  const form = useForm({
    start: { amount: '' },
    check: ({ amount }) => (parseTyped(amount) === null ? { amount: t('app.amount-wrong') } : {}),
    async send(typed) {
      const amount = plainAmount(typed.amount);
      keepProtection(await call(limitsRoutes.setLimit, { kind: 'deposit', period, amount }));
      await onSet?.();
      tell(t('prompt.saved'));
    },
  });
  return (
    <form className={styles.first} noValidate onSubmit={form.submit}>
      <Chips
        label={t('prompt.period')}
        chips={LIMIT_PERIODS.map((id) => ({ id, label: t(`prompt.${id}`) }))}
        selected={period}
        onSelect={setPeriod}
      />
      <TakaField {...form.field('amount')} label={t('prompt.amount')} />
      <Button type="submit" busy={form.busy}>
        {t('prompt.set')}
      </Button>
      <Refused error={form.refused} />
    </form>
  );
}

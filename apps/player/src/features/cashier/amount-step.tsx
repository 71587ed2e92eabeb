import { plainAmount } from '@nokshi/money';
import { Chips, moneyText } from '@nokshi/ui';
import { AmountField } from '../../lib/amount-field.tsx';
import type { AmountProblem } from '../../lib/bounds.ts';
import type { Form } from '../../lib/form.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { type Limits, quickWithdrawals } from './withdraw-rules.ts';
import { FORMS } from './withdraw-action.tsx';

type Props = { readonly form: Form<{ readonly amount: string }>; readonly limits: Limits };

/** How much: all that may go out in one press, or round amounts that are less. */
export function AmountStep({ form, limits: { bounds, maximum } }: Props) {
  const { t } = useWords();
  const whole = bounds.maximum === maximum ? 'withdraw.most' : 'withdraw.all';
  const label = (each: string, at: number) => {
    const text = moneyText(each).replace('.00', '');
    return at === 0 ? t(whole, { amount: text }) : text;
  };
  return (
    <form id={FORMS.amount} className={styles.amount} noValidate onSubmit={form.submit}>
      <AmountField {...form.field('amount')} bounds={bounds} labelHidden />
      <Chips
        label={t('cashier.quick')}
        chips={quickWithdrawals(bounds).map((each, at) => ({ id: each, label: label(each, at) }))}
        selected={plainAmount(form.values.amount)}
        onSelect={(each) => form.set('amount', each)}
      />
    </form>
  );
}

export function amountWords(t: Translate, problem: AmountProblem, limits: Limits): string {
  const { bounds, maximum } = limits;
  switch (problem) {
    case 'wrong':
      return t('app.amount-wrong');
    case 'too-low':
      return t('withdraw.too-low', { minimum: moneyText(bounds.minimum) });
    case 'too-high':
      return bounds.maximum === maximum
        ? t('withdraw.too-high', { maximum: moneyText(maximum) })
        : t('withdraw.too-much', { available: moneyText(bounds.maximum) });
  }
}

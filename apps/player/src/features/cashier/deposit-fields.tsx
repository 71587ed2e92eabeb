import { plainAmount } from '@nokshi/money';
import type { AskedField } from '@nokshi/contract/channel-fields.ts';
import { Chips, Field, moneyText } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import type { HTMLAttributes } from 'react';
import { AmountField } from '../../lib/amount-field.tsx';
import type { Form } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import type { DepositDraft } from './deposit-draft.ts';
import type { Channel } from './deposits.ts';
import { type Limit, limitLeft } from './limit-left.ts';
import { quickAmounts } from './terms.ts';

type Props = { readonly channel: Channel; readonly form: Form<DepositDraft> };
type AmountProps = Props & { readonly limits: readonly Limit[] };

/** An amount within what the channel takes and what the member's own limits leave. */
export function DepositAmount({ channel, form, limits }: AmountProps) {
  const { t } = useWords();
  const own = limitLeft(limits);
  const more = [
    channel.because !== 'channel' && t(`cashier.because-${channel.because}`),
    own && t('cashier.limit-left', { left: moneyText(own.left), at: timeText(own.resetsAt) }),
  ];
  return (
    <div className={styles.amount}>
      <AmountField
        {...form.field('amount')}
        bounds={channel}
        more={more.filter(Boolean).join(' ')}
      />
      <Chips
        label={t('cashier.quick')}
        spread
        chips={quickAmounts(channel).map((each) => ({
          id: each,
          label: moneyText(each).replace('.00', ''),
        }))}
        selected={plainAmount(form.values.amount)}
        onSelect={(each) => form.set('amount', each)}
      />
    </div>
  );
}

/** What else the channel asks for. */
export function AskedFields({ channel, form }: Props) {
  const { fields } = form.values;
  return (
    <>
      {channel.fields.map((each) => (
        <OneField
          key={`${channel.code} ${each.field}`}
          of={each}
          value={fields[each.field] ?? ''}
          error={form.error(`fields.${each.field}`)}
          onChange={(value) => form.set('fields', { ...fields, [each.field]: value })}
        />
      ))}
    </>
  );
}

/** Phones bring the right keys. */
const KEYS: Readonly<Record<AskedField['kind'], HTMLAttributes<HTMLInputElement>['inputMode']>> = {
  text: 'text',
  phone: 'tel',
  code: 'text',
  voucher: 'text',
};

type FieldProps = {
  readonly of: AskedField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

function OneField({ of, value, error, onChange }: FieldProps) {
  const { t, local } = useWords();
  const { kind, required } = of;
  return (
    <Field
      label={required ? local(of.label) : t('cashier.if-any', { label: local(of.label) })}
      hint={kind === 'voucher' ? t('cashier.voucher-hint') : undefined}
      inputMode={KEYS[kind]}
      autoComplete="off"
      autoCapitalize={kind === 'voucher' ? 'characters' : 'none'}
      spellCheck={false}
      maxLength={120}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

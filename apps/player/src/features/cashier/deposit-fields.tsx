import { plainAmount } from '@nokshi/money';
import type { AskedField } from '@nokshi/contract/channel-fields.ts';
import { Chips, Field, moneyText } from '@nokshi/ui';
import type { HTMLAttributes } from 'react';
import { AmountField } from '../../lib/amount-field.tsx';
import type { Form } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import type { DepositDraft } from './deposit-draft.ts';
import type { Channel } from './deposits.ts';
import { quickAmounts } from './terms.ts';

type Props = { readonly channel: Channel; readonly form: Form<DepositDraft> };

/** What the channel asks for: an amount within its bounds, and its fields. */
export function DepositFields({ channel, form }: Props) {
  const { t } = useWords();
  const { amount, fields } = form.values;
  return (
    <>
      {channel.asksAmount && (
        <>
          <AmountField
            {...form.field('amount')}
            bounds={channel}
            more={channel.because === 'channel' ? '' : t(`cashier.because-${channel.because}`)}
          />
          <Chips
            label={t('cashier.quick')}
            chips={quickAmounts(channel).map((each) => ({
              id: each,
              label: moneyText(each).replace('.00', ''),
            }))}
            selected={plainAmount(amount)}
            onSelect={(each) => form.set('amount', each)}
          />
        </>
      )}
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

import { type AskedField, fieldFault } from '@nokshi/contract/channel-fields.ts';
import { Chips, Field, moneyText } from '@nokshi/ui';
import type { HTMLAttributes } from 'react';
import { type Translate, useWords } from '../../lib/words.ts';
import { AmountField } from '../../lib/amount-field.tsx';
import type { AmountProblem } from '../../lib/bounds.ts';
import type { DepositDraft } from './deposit-draft.ts';
import type { Channel } from './deposits.ts';
import { quickAmounts } from './terms.ts';

type Props = {
  readonly channel: Channel;
  readonly draft: DepositDraft;
  /** Once the form was sent, it says what is wrong. */
  readonly asked: boolean;
};

/** What the channel asks for: an amount within its bounds, and its fields. */
export function DepositFields({ channel, draft, asked }: Props) {
  const { t } = useWords();
  const { typed, amount, problem, values } = draft;
  return (
    <>
      {channel.asksAmount && (
        <>
          <AmountField
            bounds={channel}
            more={channel.because === 'channel' ? '' : t(`cashier.because-${channel.because}`)}
            typed={typed}
            error={asked && problem ? problemWords(t, problem, channel) : undefined}
            onChange={draft.type}
          />
          <Chips
            label={t('cashier.quick')}
            chips={quickAmounts(channel).map((each) => ({
              id: each,
              label: moneyText(each).replace('.00', ''),
            }))}
            selected={amount}
            onSelect={draft.type}
          />
        </>
      )}
      {channel.fields.map((each) => (
        <OneField
          key={`${channel.code} ${each.field}`}
          of={each}
          value={values[each.field] ?? ''}
          asked={asked}
          onChange={(value) => draft.fill(each.field, value)}
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
  readonly asked: boolean;
  readonly onChange: (value: string) => void;
};

function OneField({ of, value, asked, onChange }: FieldProps) {
  const { t, local } = useWords();
  const fault = asked ? fieldFault(of, value) : null;
  const { kind, required, minLength, maxLength } = of;
  const words = () => {
    if (fault === 'missing') return t('app.required');
    if (kind === 'voucher') return t('cashier.fault-voucher');
    if (fault === 'form') return t(`cashier.fault-${kind}`);
    return minLength === maxLength
      ? t('cashier.fault-exact', { count: minLength })
      : t('cashier.fault-length', { least: minLength, most: maxLength });
  };
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
      error={fault ? words() : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function problemWords(t: Translate, problem: AmountProblem, channel: Channel): string {
  switch (problem) {
    case 'wrong':
      return t('app.amount-wrong');
    case 'too-low':
      return t('cashier.too-low', { minimum: moneyText(channel.minimum) });
    case 'too-high':
      return t('cashier.too-high', { maximum: moneyText(channel.maximum) });
  }
}

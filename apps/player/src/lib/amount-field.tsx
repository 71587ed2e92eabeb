import { Field, moneyText } from '@nokshi/ui';
import { useWords } from './words.ts';
import type { Bounds } from './bounds.ts';

type Props = {
  readonly bounds: Bounds;
  /** Why the bounds are what they are, if there is anything to say. */
  readonly more?: string;
  readonly typed: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
};

/** An amount of taka, with the least and the most that it may be. */
export function AmountField({ bounds, more = '', typed, error, onChange }: Props) {
  const { t } = useWords();
  return (
    <Field
      label={t('cashier.amount')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      before={<span aria-hidden="true">৳</span>}
      hint={`${t('cashier.between', {
        minimum: moneyText(bounds.minimum),
        maximum: moneyText(bounds.maximum),
      })}${more && `. ${more}`}`}
      value={typed}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

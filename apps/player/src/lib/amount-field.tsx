import type { Bounds } from './bounds.ts';
import { boundsText } from './bounds-text.ts';
import { TakaField } from './taka-field.tsx';
import { useWords } from './words.ts';

type Props = {
  readonly bounds: Bounds;
  /** Why the bounds are what they are, if there is anything to say. */
  readonly more?: string;
  /** Where its name is written above it. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

/** An amount of taka, with the least and the most that it may be. */
export function AmountField({ bounds, more = '', ...field }: Props) {
  const { t } = useWords();
  return (
    <TakaField
      {...field}
      label={t('cashier.amount')}
      hint={`${boundsText(t, bounds)}${more && `. ${more}`}`}
    />
  );
}

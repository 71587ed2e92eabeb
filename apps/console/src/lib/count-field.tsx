import { plainCode } from '@nokshi/contract/typed-code.ts';
import { Field } from '@nokshi/ui';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { wholeWithin } from './span.ts';
import { useWords } from './words.ts';

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'min' | 'max' | 'type'> & {
  readonly value: string | number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

/**
 * A whole number, in Latin or Bengali digits, grouped or not; a browser's own field of numbers takes
 * no Bengali ones. A form is not sent while it is outside its bounds.
 */
export function CountField({ value, min, max, error, onChange, ...field }: Props) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);
  const typed = String(value);
  const outside =
    typed !== '' && wholeWithin(typed, [min, max]) === null
      ? t('app.from-to', { least: min, most: max })
      : '';
  useEffect(() => input.current?.setCustomValidity(outside), [outside]);
  return (
    <Field
      autoComplete="off"
      {...field}
      ref={input}
      inputMode="numeric"
      value={typed}
      error={error ?? (left && outside ? outside : undefined)}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onChange={({ target }) =>
        onChange({ target: { value: plainCode(target.value).replaceAll(/\D/g, '') } })
      }
    />
  );
}

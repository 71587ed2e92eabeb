import { isUnclearAmount, parseTyped, plainAmount } from '@nokshi/money';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Field } from './field.tsx';

type Props = Omit<Parameters<typeof Field>[0], 'ref' | 'value' | 'onChange' | 'before'> & {
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  /** Asks what a comma means that groups neither thousands nor lakhs. */
  readonly unclearWords: string;
};

/**
 * An amount of taka, in Latin or Bengali digits, grouped or not. What is read becomes the plain
 * amount when the field is left or sent; what may mean two amounts is asked about, and its form is
 * not sent until then: the browser holds it, whatever the form would do.
 */
export function TakaField({ unclearWords, value, error, onChange, ...field }: Props) {
  const [left, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isUnclear = isUnclearAmount(value);
  useLayoutEffect(() => {
    input.current?.setCustomValidity(isUnclear ? unclearWords : '');
  }, [isUnclear, unclearWords]);
  const readNow = () => {
    setLeft(true);
    const plain = plainAmount(value);
    if (plain !== value && parseTyped(value) !== null) onChange({ target: { value: plain } });
  };
  const asks = isUnclear && (left || error !== undefined);
  return (
    <Field
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      {...field}
      ref={input}
      before={<span aria-hidden="true">৳</span>}
      value={value}
      error={asks ? unclearWords : error}
      onFocus={() => setLeft(false)}
      onBlur={readNow}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') readNow();
      }}
      onChange={onChange}
    />
  );
}

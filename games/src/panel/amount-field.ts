import { element } from './element.ts';

type AmountField = {
  readonly id: string;
  /** The sign of the money. */
  readonly unit: string;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
};

/** A field for an amount, with its hint and what is wrong with it. */
export function amountField(of: AmountField) {
  const { id, unit, label, hint = '', placeholder = '' } = of;
  const errorId = `${id}-error`;
  const input = element('input', {
    id,
    class: 'typed',
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    placeholder,
    'aria-describedby': hint ? `${id}-hint ${errorId}` : errorId,
  });
  const error = element('p', { id: errorId, class: 'error', role: 'alert' });
  const box = element(
    'div',
    { class: 'field' },
    element('label', { for: id }, label),
    element('div', { class: 'money' }, element('span', { 'aria-hidden': 'true' }, unit), input),
    ...(hint ? [element('p', { id: `${id}-hint` }, hint)] : []),
    error,
  );
  return {
    box,
    input,
    setError(text: string) {
      error.textContent = text;
      input.setAttribute('aria-invalid', String(text !== ''));
    },
    hasError: () => error.textContent !== '',
  };
}

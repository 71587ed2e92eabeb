/** How a field of a deposit is written. */
export const FIELD_KINDS = ['text', 'phone', 'code'] as const;

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export type AskedField = {
  readonly field: string;
  readonly label: { readonly EN: string; readonly BN: string };
  readonly kind: (typeof FIELD_KINDS)[number];
  readonly minLength: number;
  readonly maxLength: number;
  readonly required: boolean;
};

export type FieldFault = 'missing' | 'length' | 'form';

const FORMS: Readonly<Record<AskedField['kind'], RegExp>> = {
  text: /^[^\p{Cc}]*$/u,
  phone: /^\+?[0-9]+$/,
  code: /^[A-Za-z0-9]+$/,
};

/** As it counts: numbers and codes may be typed in groups. */
export const plainField = ({ kind }: AskedField, typed: string): string =>
  kind === 'text' ? typed.trim() : typed.replaceAll(/[\s-]/g, '');

/** What is wrong with what was typed into a field, or null. Asked in the form and by the server. */
export function fieldFault(asked: AskedField, typed: string): FieldFault | null {
  const value = plainField(asked, typed);
  if (value === '') return asked.required ? 'missing' : null;
  if (!FORMS[asked.kind].test(value)) return 'form';
  return value.length < asked.minLength || value.length > asked.maxLength ? 'length' : null;
}

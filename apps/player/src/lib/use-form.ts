import { focusFirstWrong } from '@nokshi/ui';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { type FormEvent, useState } from 'react';
import type { MessageId } from '../locales/en/index.ts';
import { useAct } from './use-act.ts';
import { useWords } from './words.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Errors<Name extends string> = Partial<Readonly<Record<Name, string>>>;

type Options<Name extends string> = {
  readonly start: Values<Name>;
  /** May stay empty. */
  readonly optional?: readonly NoInfer<Name>[];
  /** What calls name otherwise than this form. */
  readonly called?: Readonly<Record<string, NoInfer<Name>>>;
  /** What else is wrong, by field, before anything is sent. */
  readonly check?: (values: Values<Name>) => Errors<NoInfer<Name>>;
  readonly send: (values: Values<Name>) => Promise<unknown>;
};

/** What is said at these fields where they are empty. ER-011, ER-015. */
const NEEDED: Readonly<Record<string, MessageId>> = {
  mobileNum: 'code.mobile-missing',
  verificationCode: 'code.missing',
};
const neededAt = (name: string): MessageId => NEEDED[name] ?? 'app.required';

/** A form of text fields: each refusal stands at its field, one without a field above them all. */
export function useForm<Name extends string>(options: Options<Name>) {
  const { start, optional = [], called = {}, check, send } = options;
  const { t, why } = useWords();
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const { busy, error, run } = useAct();
  const names = Object.keys(start) as Name[];
  const at = (thrown: unknown): Name | undefined =>
    thrown instanceof RefusalError
      ? names.find((name) => name === (called[thrown.field ?? ''] ?? thrown.field))
      : undefined;
  const isEmpty = (name: Name) => values[name].trim() === '';
  const wrong = (thrown: unknown): boolean => {
    const name = at(thrown);
    if (name) setErrors({ [name]: why(thrown) } as Errors<Name>);
    return name !== undefined;
  };
  const set = (name: Name, value: string) => setValues((now) => ({ ...now, [name]: value }));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found: Partial<Record<Name, string>> = { ...check?.(values) };
    for (const name of names)
      if (isEmpty(name) && !optional.includes(name)) found[name] ??= t(neededAt(name));
    setErrors(found);
    if (Object.values(found).some(Boolean)) return focusFirstWrong(form);
    await run(async () => {
      try {
        await send(values);
      } catch (thrown) {
        wrong(thrown);
        throw thrown;
      }
    });
  };
  return {
    values,
    busy,
    submit,
    /** Shows a refusal at its field; false when it has none here. */
    wrong,
    /** The refusal that belongs to the form as a whole. */
    refused: error !== null && at(error) === undefined ? error : null,
    /** Marks those of the fields that are empty; whether none is. */
    has(...fields: readonly Name[]): boolean {
      const empty = fields.filter(isEmpty);
      setErrors(Object.fromEntries(empty.map((n) => [n, t(neededAt(n))])) as Errors<Name>);
      return empty.length === 0;
    },
    set,
    field: (name: Name) => ({
      value: values[name],
      error: errors[name],
      onChange: (event: { readonly target: { readonly value: string } }) =>
        set(name, event.target.value),
    }),
  };
}

import { type FormEvent, useRef, useState } from 'react';
import { type Errors, fieldOf, heldAt, isEmpty, missingOf, placeOf } from './form-rules.ts';
import { type KeyFor, useAct } from './use-act.ts';
import type { Words } from './words.ts';

type Name<Values> = keyof Values & string;
type NameOf<Values, Kind> = {
  [N in Name<Values>]: Values[N] extends Kind ? N : never;
}[Name<Values>];

type Options<Values, How> = {
  readonly start: Values;
  /** Fields of text that may stay empty. */
  readonly optional?: readonly Name<NoInfer<Values>>[] | 'all';
  /** What the call names otherwise than this form. */
  readonly called?: Readonly<Record<string, string>>;
  /** The part of the call that the values are, where they are not all of it. */
  readonly within?: string;
  /** What else is wrong, by field, before anything is sent. */
  readonly check?: (values: NoInfer<Values>) => Errors;
  /** Asked before it is sent, when nothing is wrong. */
  readonly sure?: (values: NoInfer<Values>, how: How) => Promise<boolean>;
  readonly send: (values: NoInfer<Values>, sent: Sent<How>) => Promise<unknown>;
};

type Sent<How> = { readonly how: How; readonly keyFor: KeyFor };

/** Nothing for a form that is sent in one way; else the way. */
type Way<How> = [How] extends [void] ? [] : [how: How];

type TypedIn = { readonly target: { readonly value: string } };
type Ticked = { readonly target: { readonly checked: boolean } };

type Face<Id extends string> = () => Pick<Words<Id>, 't' | 'why'>;

const NONE: readonly string[] = [];

/**
 * The hook for an app's forms, which says in its words what is missing and what was refused.
 *
 * A form is sent once at a time, and only when nothing is wrong with it. Faults are shown at their
 * fields from the first try on, a refusal at the field it names until that is changed, one without
 * a field above them all; the first wrong field takes the focus.
 */
export const formsOf =
  <Id extends string>(useWords: Face<Id>, neededAt: (name: string) => Id) =>
  <Values extends object, How = void>(options: Options<Values, How>) => {
    const { optional = NONE, check, sure, send } = options;
    const { t, why } = useWords();
    const { values, put, asked, ...held } = useValues(options);
    const going = useRef(false);

    const problemsNow = (): Errors => {
      const missing = missingOf(values, optional);
      const needed = missing.map((name) => [name, t(neededAt(name))] as const);
      return { ...Object.fromEntries(needed), ...check?.(values) };
    };
    const problems = asked.length > 0 ? problemsNow() : {};

    const act = useAct(async (how: How, keyFor) => {
      try {
        await send(values, { how, keyFor });
      } catch (thrown) {
        held.refuse(thrown);
        throw thrown;
      }
    });
    const run = async (form: HTMLFormElement | null, how: How): Promise<boolean> => {
      if (going.current) return false;
      going.current = true;
      held.forgive();
      const found = problemsNow();
      const wrong = Object.keys(found).filter((path) => found[path]);
      if (wrong.length > 0) held.ask([...Object.keys(values), ...wrong.map(fieldOf)]);
      try {
        const may = wrong.length === 0 && (!sure || (await sure(values, how)));
        if (may && (await act.run(how))) return true;
        focusFirstWrong(form);
        return false;
      } finally {
        going.current = false;
      }
    };
    const error = (path: string): string | undefined => {
      const refused = heldAt(held.refusals, path);
      if (refused) return why(refused);
      if (held.lacking.includes(path) && isEmpty(values[path as Name<Values>]))
        return t(neededAt(path));
      return asked.includes(fieldOf(path)) ? heldAt(problems, path) : undefined;
    };
    return {
      values,
      busy: act.busy,
      dirty: held.dirty,
      /** The refusal that belongs to the form as a whole. */
      refused: held.place(act.error) === undefined ? act.error : null,
      /** What is wrong at a field, or in a part of what it holds. */
      error,
      /** Shows a refusal of what was asked for in this form; false when it has no field here. */
      wrong: held.refuse,
      /** Says that those of the fields that are empty are needed; whether none is. */
      has(...fields: readonly Name<Values>[]): boolean {
        const empty = fields.filter((name) => isEmpty(values[name]));
        held.lack(empty);
        return empty.length === 0;
      },
      put,
      /** Begins again, from what was given at first or from this. */
      reset(next?: Values): void {
        held.reset(next);
        if (!going.current) act.reset();
      },
      /** For a form element: sends it. */
      submit: (event: FormEvent<HTMLFormElement>, ...way: Way<How>): void => {
        event.preventDefault();
        void run(event.currentTarget, way[0] as How);
      },
      /** For a button of its own: sends it, and says whether that succeeded. */
      run: (...way: Way<How>): Promise<boolean> => run(null, way[0] as How),
      /** Says no more what is wrong, until it is sent again. */
      forgive: held.forgive,
      ...fieldsOf({ values, put, error }),
    };
  };

type Parts<Values> = {
  readonly values: Values;
  readonly put: (part: Partial<Values>) => void;
  readonly error: (path: string) => string | undefined;
};

/** What the parts of a form are given, each by the name of what it holds. */
function fieldsOf<Values extends object>({ values, put, error }: Parts<Values>) {
  const set = <N extends Name<Values>>(name: N, value: Values[N]): void =>
    put({ [name]: value } as unknown as Partial<Values>);
  return {
    set,
    /** A field of text. */
    field: (name: NameOf<Values, string>) => ({
      value: values[name] as string,
      error: error(name),
      onChange: ({ target }: TypedIn) => set(name, target.value as Values[typeof name]),
    }),
    /** A check box. */
    box: (name: NameOf<Values, boolean>) => ({
      checked: values[name] as boolean,
      error: error(name),
      onChange: ({ target }: Ticked) => set(name, target.checked as Values[typeof name]),
    }),
    /** One of several. */
    choice: <N extends Name<Values>>(name: N) => ({
      value: values[name],
      onChange: (value: Values[N]) => set(name, value),
    }),
  };
}

type Holding<Values> = Pick<Options<Values, never>, 'start' | 'called' | 'within'>;

/** What is typed, and what is said of it. */
function useValues<Values extends object>({ start, called = {}, within }: Holding<Values>) {
  const [saved, setSaved] = useState(start);
  const [values, setValues] = useState(start);
  const [refusals, setRefusals] = useState<Readonly<Record<string, Error>>>({});
  /** The fields at which it is said what is wrong with them. */
  const [asked, ask] = useState(NONE);
  /** Those that something else in the form cannot go without. */
  const [lacking, lack] = useState(NONE);
  const forgive = (): void => {
    setRefusals({});
    ask(NONE);
    lack(NONE);
  };
  const place = (thrown: unknown) =>
    placeOf(thrown, { names: Object.keys(values), called, within });
  return {
    values,
    refusals,
    asked,
    ask,
    lacking,
    lack,
    forgive,
    place,
    dirty: JSON.stringify(values) !== JSON.stringify(saved),
    put(part: Partial<Values>): void {
      setValues((now) => ({ ...now, ...part }));
      setRefusals((now) => without(now, Object.keys(part)));
    },
    refuse(thrown: unknown): boolean {
      const path = place(thrown);
      if (path !== undefined) setRefusals({ [path]: thrown as Error });
      return path !== undefined;
    },
    reset(next: Values = saved): void {
      setSaved(next);
      setValues(next);
      forgive();
    },
  };
}

/** What is held elsewhere than in these fields. */
const without = <Held>(by: Readonly<Record<string, Held>>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(by).filter(([path]) => !fields.includes(fieldOf(path))));

/** After a form was refused: puts the focus into the first field that is marked wrong. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

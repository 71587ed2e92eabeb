import type { Change } from '@nokshi/contract/four-eyes.ts';
import { Button, Dialog, Field, TextArea, tell } from '@nokshi/ui';
import type { FormEvent, ReactNode } from 'react';
import { Changes } from './changes.tsx';
import styles from './desk.module.css';
import { Refused, useForm } from './form.ts';
import { useWords } from './words.ts';

type Acting<Values> = {
  /** What is asked for before the reason, as it begins. */
  readonly start: Values;
  readonly act: (reason: string, values: Values) => Promise<object>;
  /** Said when it is done; what waits for a second person has words of its own. */
  readonly done: string;
  /** After either, before the dialog closes. */
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** The form of an act with its reason: it is done at once, or waits for a second person. */
export function useReason<Values extends object>(acting: Acting<Values>) {
  const { t } = useWords();
  return useForm({
    start: { ...acting.start, reason: '' },
    // The browser asks for what is required.
    optional: 'all',
    async send({ reason, ...values }) {
      const answer = await acting.act(reason, values as unknown as Values);
      tell('proposal' in answer && answer.proposal ? t('proposals.sent') : acting.done);
      acting.onClose();
      await acting.onDone();
    },
  });
}

type Shown = {
  readonly title: string;
  readonly words?: string;
  /** Asked before the reason. */
  readonly before?: ReactNode;
  /** Shown before it is done, as soon as there are any. */
  readonly changes?: readonly Change[];
  /** Asked in place of the reason, and longer. */
  readonly asked?: { readonly label: string; readonly hint: string; readonly most: number };
  readonly action: string;
  readonly danger?: boolean;
  /** There is a form before the reason. */
  readonly wide?: boolean;
  readonly onClose: () => void;
};

type ReasonField = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

type Form = {
  readonly busy: boolean;
  readonly refused: Error | null;
  submit(event: FormEvent<HTMLFormElement>): void;
  field(name: 'reason'): ReasonField;
};

/** An act with its reason for the audit log, or with other words that are asked for. */
export function ReasonForm({ form, ...shown }: Shown & { readonly form: Form }) {
  const { t } = useWords();
  const { asked, changes, danger = false } = shown;
  const field = {
    label: asked?.label ?? t('member.reason'),
    hint: asked?.hint ?? t('member.reason-hint'),
    required: true,
    minLength: 3,
    maxLength: asked?.most ?? 140,
    'data-autofocus': true,
    ...form.field('reason'),
  };
  return (
    <Dialog
      title={shown.title}
      closeLabel={t('app.close')}
      size={changes || shown.wide ? 'usual' : 'small'}
      onClose={shown.onClose}
    >
      <form className={styles.stack} onSubmit={form.submit}>
        {shown.words && <p>{shown.words}</p>}
        {shown.before}
        {changes && changes.length > 0 && <Changes changes={changes} />}
        <Refused error={form.refused} />
        {asked ? <TextArea {...field} /> : <Field {...field} />}
        <Button type="submit" kind={danger ? 'danger' : 'main'} busy={form.busy}>
          {shown.action}
        </Button>
      </form>
    </Dialog>
  );
}

/** An act that asks for nothing but its reason. */
export function ReasonDialog(props: Shown & Omit<Acting<object>, 'start'>) {
  const form = useReason({ ...props, start: {} });
  return <ReasonForm {...props} form={form} />;
}

import type { Change } from '@nokshi/contract/four-eyes.ts';
import { Button, Dialog, Field, Note, TextArea, tell } from '@nokshi/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Changes } from './changes.tsx';
import styles from './desk.module.css';
import { useWords } from './words.ts';

type Props = {
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
  readonly act: (reason: string) => Promise<object>;
  /** Said when it is done; what waits for a second person has words of its own. */
  readonly done: string;
  /** After either, before the dialog closes. */
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
};

/**
 * An act with its reason for the audit log, or with other words that are asked for; it is done at once,
 * or waits for a second person.
 */
export function ReasonDialog({ title, words, changes, action, danger = false, ...props }: Props) {
  const { t, why } = useWords();
  const { asked } = props;
  const [reason, setReason] = useState('');
  const field = {
    label: asked?.label ?? t('member.reason'),
    hint: asked?.hint ?? t('member.reason-hint'),
    required: true,
    minLength: 3,
    maxLength: asked?.most ?? 140,
    'data-autofocus': true,
    value: reason,
  };
  const typed = ({ target }: { readonly target: { readonly value: string } }) =>
    setReason(target.value);
  const act = useMutation({
    mutationFn: () => props.act(reason),
    onSuccess: async (answer) => {
      tell('proposal' in answer && answer.proposal ? t('proposals.sent') : props.done);
      props.onClose();
      await props.onDone();
    },
  });
  return (
    <Dialog
      title={title}
      closeLabel={t('app.close')}
      size={changes || props.wide ? 'usual' : 'small'}
      onClose={props.onClose}
    >
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          act.mutate();
        }}
      >
        {words && <p>{words}</p>}
        {props.before}
        {changes && changes.length > 0 && <Changes changes={changes} />}
        {act.error && <Note kind="wrong">{why(act.error)}</Note>}
        {asked ? <TextArea {...field} onChange={typed} /> : <Field {...field} onChange={typed} />}
        <Button type="submit" kind={danger ? 'danger' : 'main'} busy={act.isPending}>
          {action}
        </Button>
      </form>
    </Dialog>
  );
}

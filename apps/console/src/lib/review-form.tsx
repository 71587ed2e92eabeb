import { Button, Note } from '@nokshi/ui';
import type { FormEventHandler, ReactNode } from 'react';
import styles from './desk.module.css';
import { useWords } from './words.ts';

type Props = {
  readonly form: {
    readonly submit: FormEventHandler<HTMLFormElement>;
    readonly dirty: boolean;
    reset(): void;
  };
  /** Whether this operator may change it, and what others read. */
  readonly may: boolean;
  readonly onlyLook: string;
  /** Fields that differ from what is stored. */
  readonly count: number;
  readonly className?: string | undefined;
  /** Where the form says itself what is missing. */
  readonly noValidate?: boolean;
  readonly children: ReactNode;
};

/** What an operator sets: it is reviewed with what it changes before it is done. */
export function ReviewForm({ form, may, onlyLook, count, children, ...look }: Props) {
  const { t } = useWords();
  const { className = styles.stack, noValidate = false } = look;
  return (
    <form className={className} onSubmit={form.submit} noValidate={noValidate}>
      {!may && <Note>{onlyLook}</Note>}
      <fieldset className={`${styles.stack} ${styles.plain}`} disabled={!may}>
        {children}
      </fieldset>
      {may && (
        <div className={styles.tools}>
          <Button type="submit" kind="main" disabled={count === 0}>
            {t('change.look-over', { count })}
          </Button>
          {form.dirty && (
            <Button kind="quiet" onClick={() => form.reset()}>
              {t('change.drop')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

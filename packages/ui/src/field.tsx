import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Words of what is wrong; the field is marked invalid and the words are read out with it. */
  readonly error?: string | undefined;
  /** For narrow places: the label is read but not shown. */
  readonly labelHidden?: boolean;
  /** Something that stands in the field, before or after the text. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
};

/** A labelled text field. Pasting is always allowed. */
export function Field({ label, hint, error, labelHidden, before, after, ...input }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={classes(styles.box, error && styles.wrong)}>
        {before}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {after}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={errorId} className={styles.error} hidden={!error} role={error ? 'alert' : undefined}>
        {error && (
          <>
            <Icon name="alert" size={16} /> {error}
          </>
        )}
      </p>
    </div>
  );
}

type PasswordProps = FieldProps & { readonly showLabel: string; readonly hideLabel: string };

/** A password field whose text can be shown. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          className={styles.reveal}
          aria-label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
        </button>
      }
    />
  );
}

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  readonly children: ReactNode;
  readonly error?: string | undefined;
};

export function Check({ children, error, ...input }: CheckProps) {
  const errorId = useId();
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
    </div>
  );
}

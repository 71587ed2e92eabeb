import { Note, PasswordField } from '@nokshi/ui';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { type MessageId, useWords } from './words.ts';

type Props<F extends string> = {
  readonly fields: readonly {
    readonly field: F;
    readonly label: MessageId;
    readonly hint?: MessageId;
    readonly complete: 'current-password' | 'new-password';
  }[];
  readonly values: Readonly<Record<F, string>>;
  readonly error: Error | null;
  readonly onChange: (change: Partial<Record<F, string>>) => void;
};

/** The password fields of a form; a refusal stands at its field, or above them all. */
export function PasswordFields<F extends string>({ fields, values, error, onChange }: Props<F>) {
  const { t, why } = useWords();
  const at = error instanceof RefusalError ? error.field : undefined;
  return (
    <>
      {error && !fields.some(({ field }) => field === at) && <Note kind="wrong">{why(error)}</Note>}
      {fields.map(({ field, label, hint, complete }) => (
        <PasswordField
          key={field}
          label={t(label)}
          hint={hint && t(hint)}
          required
          autoComplete={complete}
          showLabel={t('login.show')}
          hideLabel={t('login.hide')}
          value={values[field]}
          error={at === field ? why(error) : undefined}
          onChange={(event) =>
            onChange({ [field]: event.target.value } as Partial<Record<F, string>>)
          }
        />
      ))}
    </>
  );
}

import { PasswordField } from '@nokshi/ui';
import { Refused } from './form.ts';
import { type MessageId, useWords } from './words.ts';

type Props<F extends string> = {
  readonly fields: readonly {
    readonly field: F;
    readonly label: MessageId;
    readonly hint?: MessageId;
    readonly complete: 'current-password' | 'new-password';
  }[];
  readonly form: {
    readonly refused: Error | null;
    field(name: F): {
      readonly value: string;
      readonly error: string | undefined;
      readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
    };
  };
};

/** The password fields of a form; a refusal is shown at its field, or above them all. */
export function PasswordFields<F extends string>({ fields, form }: Props<F>) {
  const { t } = useWords();
  return (
    <>
      <Refused error={form.refused} />
      {fields.map(({ field, label, hint, complete }) => (
        <PasswordField
          key={field}
          {...form.field(field)}
          label={t(label)}
          hint={hint && t(hint)}
          required
          autoComplete={complete}
          showLabel={t('login.show')}
          hideLabel={t('login.hide')}
        />
      ))}
    </>
  );
}

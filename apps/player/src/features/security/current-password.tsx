import { PasswordField } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';

type Props = {
  readonly value: string;
  readonly error: string | undefined;
  readonly label?: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

/** The log-in password once more. */
export function CurrentPassword({ label, ...field }: Props) {
  const { t } = useWords();
  return (
    <PasswordField
      {...field}
      label={label ?? t('login.password')}
      autoComplete="current-password"
      maxLength={256}
      showLabel={t('login.show')}
      hideLabel={t('login.hide')}
    />
  );
}

import { TYPED_CODE_LENGTH } from '@nokshi/contract/typed-code.ts';
import { PasswordField } from '@nokshi/ui';
import { useWords } from './words.ts';

type Props = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

/** The six digits that money going out asks for; no browser keeps or fills them. */
export function PinField(props: Props) {
  const { t } = useWords();
  return (
    <PasswordField
      {...props}
      label={t('withdraw.pin')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={TYPED_CODE_LENGTH}
      showLabel={t('login.show')}
      hideLabel={t('login.hide')}
    />
  );
}

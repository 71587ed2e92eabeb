import { Field } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';

type Props = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

/** Where the numbers were read. */
export function SourceField(field: Props) {
  const { t } = useWords();
  return (
    <Field
      label={t('lotteries.source')}
      hint={t('lotteries.source-hint')}
      required
      minLength={3}
      maxLength={200}
      {...field}
    />
  );
}

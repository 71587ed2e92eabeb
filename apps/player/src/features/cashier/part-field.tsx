import { plainAmount } from '@nokshi/money';
import { Facts, MoneyText } from '@nokshi/ui';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import { isPart, less } from './withdraw-rules.ts';

type Props = {
  readonly amount: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

/** What has come of an amount, and what is missing of it, to the paisa. S-053. */
export function PartField({ amount, ...field }: Props) {
  const { t } = useWords();
  const received = plainAmount(field.value);
  return (
    <div>
      <TakaField {...field} label={t('withdraw.what-arrived')} />
      {isPart(received, amount) && (
        <Facts
          facts={[
            {
              name: t('withdraw.remaining'),
              value: <MoneyText amount={less(amount, received)} />,
            },
          ]}
        />
      )}
    </div>
  );
}

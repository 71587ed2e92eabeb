import { Facts, Field, MoneyText, moneyText } from '@nokshi/ui';
import { plainAmount } from '../../lib/plain-amount.ts';
import { useWords } from '../../lib/words.ts';
import { isPart, less } from './withdraw-rules.ts';

type Props = {
  readonly typed: string;
  readonly amount: string;
  readonly wrong: boolean;
  readonly onChange: (typed: string) => void;
};

/** What has come of an amount, and what is missing of it, to the paisa. S-053. */
export function PartField({ typed, amount, wrong, onChange }: Props) {
  const { t } = useWords();
  const received = plainAmount(typed);
  return (
    <div>
      <Field
        label={t('withdraw.what-arrived')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        before={<span aria-hidden="true">৳</span>}
        value={typed}
        error={wrong ? t('withdraw.what-arrived-wrong', { amount: moneyText(amount) }) : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
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

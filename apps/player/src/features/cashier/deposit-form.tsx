import { Button, Chips, focusFirstWrong, MoneyText, moneyText, Note } from '@nokshi/ui';
import { type FormEvent, useState } from 'react';
import { useAddress } from '../../lib/address.ts';
import { plainAmount } from '../../lib/plain-amount.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useAttempt } from '@nokshi/web/use-attempt.ts';
import { useAct } from '../../lib/use-act.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import { AmountField } from '../../lib/amount-field.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { type Channel, requestDeposit } from './deposits.ts';
import styles from './cashier.module.css';
import { Terms } from './terms-view.tsx';
import { type AmountProblem, amountProblem } from '../../lib/bounds.ts';
import { quickAmounts } from './terms.ts';

/** Amount first, then the way; what it costs and when it comes stand before the confirmation. */
export function DepositForm({ channels }: { readonly channels: readonly Channel[] }) {
  const { t, why } = useWords();
  const { change } = useAddress();
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState(channels[0]?.code ?? '');
  const [asked, setAsked] = useState(false);
  const attempt = useAttempt();
  const { busy, error, run } = useAct();
  const channel = channels.find((each) => each.code === code) ?? channels[0];
  if (!channel) return null;

  const amount = plainAmount(typed);
  const problem = amountProblem(amount, channel);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (problem) return focusFirstWrong(event.currentTarget);
    void run(async () => {
      try {
        const key = attempt.keyFor(`${channel.code} ${amount}`);
        const deposit = await requestDeposit(channel.code, amount, key);
        attempt.finish();
        change({ d: deposit.id });
      } catch (thrown) {
        // The server said no to this request, so the next try is a new one.
        if (thrown instanceof RefusalError) attempt.finish();
        throw thrown;
      }
    });
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <AmountField
        bounds={channel}
        typed={typed}
        error={asked && problem ? problemWords(t, problem, channel) : undefined}
        onChange={setTyped}
      />
      <Chips
        label={t('cashier.quick')}
        chips={quickAmounts(channel).map((each) => ({
          id: each,
          label: moneyText(each).replace('.00', ''),
        }))}
        selected={amount}
        onSelect={setTyped}
      />
      <ChannelChoice channels={channels} selected={channel.code} onSelect={setCode} />
      {!problem && <Terms channel={channel} amount={amount} />}
      {error !== null && <Note kind="wrong">{why(error)}</Note>}
      <Button type="submit" kind="money" wide busy={busy}>
        {problem ? (
          t('cashier.deposit')
        ) : (
          <span>
            {t('cashier.deposit')} <MoneyText amount={amount} />
          </span>
        )}
      </Button>
    </form>
  );
}

function problemWords(t: Translate, problem: AmountProblem, channel: Channel): string {
  switch (problem) {
    case 'wrong':
      return t('app.amount-wrong');
    case 'too-low':
      return t('cashier.too-low', { minimum: moneyText(channel.minimum) });
    case 'too-high':
      return t('cashier.too-high', { maximum: moneyText(channel.maximum) });
  }
}

import { plainAmount } from '@nokshi/money';
import { RefusalError } from '@nokshi/web/refusal.ts';
import type { Deposit } from '@nokshi/contract/player/cashier.ts';
import { Button, MoneyText, Note } from '@nokshi/ui';
import { useState } from 'react';
import { useAddress } from '../../lib/address.ts';
import { amountProblem } from '../../lib/bounds.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { ChannelChoice } from './channel-choice.tsx';
import { DepositBrings } from './deposit-brings.tsx';
import { chosenOf, problemsOf, startOf, wishOf } from './deposit-draft.ts';
import { AskedFields, DepositAmount } from './deposit-fields.tsx';
import { type Channel, requestDeposit, useChannelsAgain } from './deposits.ts';
import type { Limit } from './limit-left.ts';
import { creditedOf } from './terms.ts';
import { Terms } from './terms-view.tsx';

type Props = {
  readonly channels: readonly Channel[];
  /** The last one that was credited. */
  readonly last: Deposit | undefined;
  readonly limits: readonly Limit[];
};

/**
 * The amount first, then the way; what it costs, when it comes and what has to be staked are
 * above the button, which stays in view. All of it is drawn from what the server says of the channels.
 */
export function DepositForm({ channels, last, limits }: Props) {
  const { t } = useWords();
  const { change } = useAddress();
  const lookAgain = useChannelsAgain();
  const [start] = useState(() => startOf(channels, last));
  const [code, setCode] = useState(start.code);
  const channel = chosenOf(channels, code);
  const form = useForm({
    start: start.draft,
    optional: 'all',
    check: (draft) => (channel ? problemsOf(channel, draft, { t }) : {}),
    async send(draft, { keyFor }) {
      if (!channel) return;
      const wish = wishOf(channel, draft);
      try {
        const deposit = await requestDeposit(wish, keyFor(wish));
        change({ d: deposit.id });
      } catch (thrown) {
        // The server said no: the next try is by what counts now.
        if (thrown instanceof RefusalError) await lookAgain();
        throw thrown;
      }
    },
  });
  const amount = plainAmount(form.values.amount);
  const fits = channel?.asksAmount && amountProblem(amount, channel) === null;
  const choose = (next: string) => {
    form.forgive();
    setCode(next);
  };
  // What a voucher is worth stands on it: its code has the place of the amount.
  const fields = channel && <AskedFields channel={channel} form={form} />;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {channel?.asksAmount && <DepositAmount {...{ channel, form, limits }} />}
      {channel?.asksAmount && (
        <DepositBrings credited={fits ? creditedOf(amount, channel.fee) : null} />
      )}
      {channel?.asksAmount === false && fields}
      <ChannelChoice channels={channels} selected={channel?.code ?? null} onSelect={choose} />
      {channel?.asksAmount && fields}
      {channel ? (
        <div className={styles.action}>
          <Refused error={form.refused} />
          <Terms channel={channel} amount={fits ? amount : null} />
          <Button type="submit" kind="money" wide busy={form.busy}>
            {channel.asksAmount ? (
              <span>
                {t('cashier.deposit')} {fits && <MoneyText amount={amount} />}
              </span>
            ) : (
              t('cashier.redeem')
            )}
          </Button>
        </div>
      ) : (
        <>
          <Refused error={form.refused} />
          <Note>{t('cashier.none-open')}</Note>
        </>
      )}
    </form>
  );
}

import { plainAmount } from '@nokshi/money';
import { Button, MoneyText, Note } from '@nokshi/ui';
import { useState } from 'react';
import { useAddress } from '../../lib/address.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { chosenOf, EMPTY, problemsOf, wishOf } from './deposit-draft.ts';
import { amountProblem } from '../../lib/bounds.ts';
import { DepositFields } from './deposit-fields.tsx';
import { type Channel, requestDeposit, useChannelsAgain } from './deposits.ts';
import styles from './cashier.module.css';
import { Terms } from './terms-view.tsx';

/**
 * The way first, then what it asks for; what it costs and when it comes stand before the
 * confirmation. All of it is drawn from what the server says of the channels.
 */
export function DepositForm({ channels }: { readonly channels: readonly Channel[] }) {
  const { t } = useWords();
  const { change } = useAddress();
  const lookAgain = useChannelsAgain();
  const [code, setCode] = useState<string | null>(null);
  const channel = chosenOf(channels, code);
  const form = useForm({
    start: EMPTY,
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

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <ChannelChoice
        channels={channels}
        selected={channel?.code ?? null}
        onSelect={(next) => {
          form.forgive();
          setCode(next);
        }}
      />
      <Refused error={form.refused} />
      {!channel && <Note>{t('cashier.none-open')}</Note>}
      {channel && (
        <>
          <DepositFields channel={channel} form={form} />
          {(fits || !channel.asksAmount) && (
            <Terms channel={channel} amount={channel.asksAmount ? amount : null} />
          )}
          <Button type="submit" kind="money" wide busy={form.busy}>
            {!channel.asksAmount && t('cashier.redeem')}
            {channel.asksAmount && (
              <span>
                {t('cashier.deposit')} {fits && <MoneyText amount={amount} />}
              </span>
            )}
          </Button>
        </>
      )}
    </form>
  );
}

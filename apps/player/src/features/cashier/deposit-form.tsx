import { Button, focusFirstWrong, MoneyText, Note } from '@nokshi/ui';
import { type FormEvent, useState } from 'react';
import { useAddress } from '../../lib/address.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useAttempt } from '@nokshi/web/use-attempt.ts';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { useDepositDraft, wishOf } from './deposit-draft.ts';
import { DepositFields } from './deposit-fields.tsx';
import { type Channel, requestDeposit, useChannelsAgain } from './deposits.ts';
import styles from './cashier.module.css';
import { Terms } from './terms-view.tsx';

/**
 * The way first, then what it asks for; what it costs and when it comes stand before the
 * confirmation. All of it is drawn from what the server says of the channels.
 */
export function DepositForm({ channels }: { readonly channels: readonly Channel[] }) {
  const { t, why } = useWords();
  const { change } = useAddress();
  const draft = useDepositDraft(channels);
  const [asked, setAsked] = useState(false);
  const attempt = useAttempt();
  const { busy, error, run } = useAct();
  const lookAgain = useChannelsAgain();
  const { channel, amount, fits } = draft;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (!channel) return;
    if (!fits) return focusFirstWrong(event.currentTarget);
    void run(async () => {
      try {
        const wish = wishOf(channel, draft);
        const deposit = await requestDeposit(wish, attempt.keyFor(JSON.stringify(wish)));
        attempt.finish();
        change({ d: deposit.id });
      } catch (thrown) {
        // The server said no to this request, so the next try is a new one, by what counts now.
        if (thrown instanceof RefusalError) {
          attempt.finish();
          await lookAgain();
        }
        throw thrown;
      }
    });
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ChannelChoice
        channels={channels}
        selected={channel?.code ?? null}
        onSelect={(code) => {
          setAsked(false);
          draft.choose(code);
        }}
      />
      {error !== null && <Note kind="wrong">{why(error)}</Note>}
      {!channel && <Note>{t('cashier.none-open')}</Note>}
      {channel && (
        <>
          <DepositFields channel={channel} draft={draft} asked={asked} />
          {draft.problem === null && (
            <Terms channel={channel} amount={channel.asksAmount ? amount : null} />
          )}
          <Button type="submit" kind="money" wide busy={busy}>
            {!channel.asksAmount && t('cashier.redeem')}
            {channel.asksAmount && (
              <span>
                {t('cashier.deposit')} {draft.problem === null && <MoneyText amount={amount} />}
              </span>
            )}
          </Button>
        </>
      )}
    </form>
  );
}

import { parseAmount } from '@nokshi/money';
import { Button, Field, focusFirstWrong, Note } from '@nokshi/ui';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useAttempt } from '@nokshi/web/use-attempt.ts';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../data/session.ts';
import { plainAmount } from '../../lib/plain-amount.ts';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import { moveMoney, type Wallet } from './transfers.ts';
import styles from './wallet.module.css';

/** An amount, and the two ways: in where the studio is open to the member, out always. */
export function WalletForm({ wallet }: { readonly wallet: Wallet }) {
  const { t, why, local } = useWords();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const restriction = useSession((session) => session.member?.restriction ?? null);
  const attempt = useAttempt();
  const { busy, error, run } = useAct();
  const { vassalage } = wallet;
  const amount = plainAmount(typed);
  const wrong = parseAmount(amount) === null;
  const move = (direction: 'IN' | 'OUT') =>
    run(async () => {
      const wish = { direction, vassalage, ...(wrong ? {} : { amount }) };
      try {
        await moveMoney(wish, attempt.keyFor(JSON.stringify(wish)));
        attempt.finish();
        setTyped('');
        setAsked(false);
      } catch (thrown) {
        if (thrown instanceof RefusalError) attempt.finish();
        throw thrown;
      }
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (wrong) return focusFirstWrong(event.currentTarget);
    void move('IN');
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={local(wallet.name)}>
      <Field
        label={t('cashier.amount')}
        hint={t('wallet.empty-is-all')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        before={<span aria-hidden="true">৳</span>}
        value={typed}
        error={asked && wrong ? t('app.amount-wrong') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error !== null && <Note kind="wrong">{why(error)}</Note>}
      <div className={styles.buttons}>
        {wallet.open && restriction === null && (
          <Button type="submit" busy={busy}>
            {t('wallet.move-in')}
          </Button>
        )}
        <Button busy={busy} disabled={typed !== '' && wrong} onClick={() => void move('OUT')}>
          {t('wallet.move-out')}
        </Button>
      </div>
    </form>
  );
}

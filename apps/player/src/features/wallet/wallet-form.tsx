import { parseTyped, plainAmount } from '@nokshi/money';
import { Button } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { useSession } from '../../data/session.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import { moveMoney, type Wallet } from './transfers.ts';
import styles from './wallet.module.css';

const isWrong = (typed: string): boolean => parseTyped(typed) === null;

/** An amount, and the two ways: in where the vendor is open to the member, out always. */
export function WalletForm({ wallet }: { readonly wallet: Wallet }) {
  const { t, local } = useWords();
  const restriction = useSession((session) => session.member?.restriction ?? null);
  const { vassalage } = wallet;
  const wishOf = (direction: 'IN' | 'OUT', typed: string) => {
    const amount = isWrong(typed) ? {} : { amount: plainAmount(typed) };
    return { direction, vassalage, ...amount };
  };
  const form = useForm({
    start: { amount: '' },
    check: (typed) => (isWrong(typed.amount) ? { amount: t('app.amount-wrong') } : {}),
    async send({ amount }, { keyFor }) {
      const wish = wishOf('IN', amount);
      await moveMoney(wish, keyFor(wish));
      form.reset();
      back.reset();
    },
  });
  // Without an amount all of it comes back.
  const back = useAct(async (amount: string, keyFor) => {
    const wish = wishOf('OUT', amount);
    await moveMoney(wish, keyFor(wish));
    form.reset();
  });
  const { amount } = form.values;
  const busy = form.busy || back.busy;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-label={local(wallet.name)}>
      <TakaField
        {...form.field('amount')}
        label={t('cashier.amount')}
        hint={t('wallet.empty-is-all')}
      />
      <Refused error={form.refused ?? back.error} />
      <div className={styles.buttons}>
        {wallet.open && restriction === null && (
          <Button type="submit" busy={busy}>
            {t('wallet.move-in')}
          </Button>
        )}
        <Button
          busy={busy}
          disabled={amount !== '' && isWrong(amount)}
          onClick={() => void back.run(amount)}
        >
          {t('wallet.move-out')}
        </Button>
      </div>
    </form>
  );
}

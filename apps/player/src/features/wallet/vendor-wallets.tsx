import type { Transfer } from '@nokshi/contract/player/transfers.ts';
import { Button, Icon, MoneyText, Stitch, tell } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { isUnderWay, moveMoney, useWallets, type Wallet } from './transfers.ts';
import { WalletForm } from './wallet-form.tsx';
import styles from './wallet.module.css';

/** Vendors that keep the players' money themselves: what is there, and the ways in and out. */
export function VendorWallets() {
  const { t } = useWords();
  const wallets = useWallets();
  return (
    <QueryView query={wallets}>
      {({ wallets: all, transfers }) =>
        all.length > 0 && (
          <section className={styles.page} aria-labelledby="vendor-wallets">
            <Stitch />
            <h4 id="vendor-wallets">{t('wallet.at-vendors')}</h4>
            <p className={styles.words}>{t('wallet.at-vendors-words')}</p>
            <AllBack wallets={all} transfers={transfers} />
            <ul className={styles.list}>
              {all.map((wallet) => (
                <OneWallet
                  key={wallet.vassalage}
                  wallet={wallet}
                  underWay={transfers.find(
                    (one) => isUnderWay(one) && one.vassalage === wallet.vassalage,
                  )}
                />
              ))}
            </ul>
            <Ended transfers={transfers.filter((one) => !isUnderWay(one))} wallets={all} />
          </section>
        )
      }
    </QueryView>
  );
}

type AllProps = { readonly wallets: readonly Wallet[]; readonly transfers: readonly Transfer[] };

/** One press brings back what is anywhere. */
function AllBack({ wallets, transfers }: AllProps) {
  const { t } = useWords();
  const { busy, error, run } = useAct(async (_: void, keyFor) => {
    const wish = { direction: 'OUT' } as const;
    const done = await moveMoney(wish, keyFor(wish));
    if (done.every(({ state }) => state === 'DONE')) tell(t('wallet.all-back-done'));
  });
  const some = wallets.some(({ balance, booked }) => Number(balance ?? booked) > 0);
  if (!some && error === null) return null;
  return (
    <>
      <Refused error={error} />
      <Button
        kind="money"
        busy={busy}
        disabled={transfers.some(isUnderWay)}
        onClick={() => void run()}
      >
        <Icon name="wallet" size={18} />
        {t('wallet.all-back')}
      </Button>
    </>
  );
}

type OneProps = { readonly wallet: Wallet; readonly underWay: Transfer | undefined };

function OneWallet({ wallet, underWay }: OneProps) {
  const { t, local } = useWords();
  const { balance, booked } = wallet;
  return (
    <li className={styles.wallet} aria-label={local(wallet.name)}>
      <div className={styles.head}>
        <h5>{local(wallet.name)}</h5>
        <MoneyText amount={balance ?? booked} />
      </div>
      {balance === null && <p className={styles.words}>{t('wallet.silent')}</p>}
      {underWay ? (
        <div role="status" className={styles.underWay}>
          <Stitch />
          <p>
            {t(underWay.direction === 'IN' ? 'wallet.on-its-way-in' : 'wallet.on-its-way-out')}{' '}
            <MoneyText amount={underWay.amount} />
          </p>
          <p className={styles.words}>
            <Moment at={underWay.createdAt} />
          </p>
          <p className={styles.words}>{t('wallet.never-lost')}</p>
        </div>
      ) : (
        <WalletForm wallet={wallet} />
      )}
    </li>
  );
}

function Ended({ transfers, wallets }: AllProps) {
  const { t, local } = useWords();
  if (transfers.length === 0) return null;
  const nameOf = (code: string) => {
    const wallet = wallets.find(({ vassalage }) => vassalage === code);
    return wallet ? local(wallet.name) : code;
  };
  return (
    <>
      <h5>{t('wallet.last-transfers')}</h5>
      <ul className={styles.ended}>
        {transfers.slice(0, 5).map((one) => (
          <li key={one.reference}>
            <span>
              {t(one.direction === 'IN' ? 'wallet.went-to' : 'wallet.came-from', {
                vendor: nameOf(one.vassalage),
              })}
            </span>
            <MoneyText amount={one.amount} />
            <span className={styles.words}>
              {t(one.state === 'DONE' ? 'wallet.done' : 'wallet.not-done')} ·{' '}
              <Moment at={one.changedAt} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

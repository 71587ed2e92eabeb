import { walletRoutes } from '@nokshi/contract/player/wallet.ts';
import { Button, Facts, Icon, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useBalance } from '../../data/balance.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { VendorWallets } from './vendor-wallets.tsx';
import styles from './wallet.module.css';

/** The wallet: what can be played with, what is held, and what vendors keep. Checklist MC-004. */
export default function WalletPage() {
  const { t } = useWords();
  const { change } = useAddress();
  const balance = useBalance();
  // Fetched again: what the tab holds gives no right, and a vendor may have been added since. E-077
  const single =
    useQuery({
      queryKey: ['mine', 'merchantWallet'],
      queryFn: () => call(walletRoutes.merchantWallet, {}),
    }).data?.isSingle ?? true;
  return (
    <QueryView query={balance}>
      {(data) => (
        <div className={styles.page}>
          <p className={styles.figure}>
            <span>{t('wallet.balance')}</span>
            <MoneyText amount={data.sumBalance} />
          </p>
          <Facts
            facts={[
              { name: t('wallet.held'), value: <MoneyText amount={data.held} /> },
              { name: t('wallet.currency'), value: data.currency },
            ]}
          />
          {single && <p className={styles.words}>{t('wallet.single')}</p>}
          <div className={styles.buttons}>
            <Button kind="money" onClick={() => change({ mc: 'depositv2' }, true)}>
              <Icon name="plus" size={18} />
              {t('shell.deposit')}
            </Button>
            <Button onClick={() => change({ mc: 'withdraw' }, true)}>
              <Icon name="minus" size={18} />
              {t('withdraw.do')}
            </Button>
            <Button onClick={() => change({ mc: 'transactionHistory' }, true)}>
              <Icon name="list" size={18} />
              {t('wallet.entries')}
            </Button>
          </div>
          {!single && <VendorWallets />}
        </div>
      )}
    </QueryView>
  );
}

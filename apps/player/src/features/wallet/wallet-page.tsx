import { Button, Facts, Icon, MoneyText } from '@nokshi/ui';
import { useBalance } from '../../data/balance.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './wallet.module.css';

/** The wallet: what can be played with, what is held, and that all games share it. */
export default function WalletPage() {
  const { t } = useWords();
  const { change } = useAddress();
  const balance = useBalance();
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
          <p className={styles.words}>{t('wallet.single')}</p>
          <div className={styles.buttons}>
            <Button kind="money" onClick={() => change({ mc: 'depositv2' }, true)}>
              <Icon name="plus" size={18} />
              {t('shell.deposit')}
            </Button>
            <Button onClick={() => change({ mc: 'transactionHistory' }, true)}>
              {t('wallet.entries')}
            </Button>
          </div>
        </div>
      )}
    </QueryView>
  );
}

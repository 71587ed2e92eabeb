import { Icon, MoneySign, MoneyText } from '@nokshi/ui';
import { useContext } from 'react';
import { useBalance } from '../data/balance.ts';
import { toggleBalance, useLooks } from '../data/looks.ts';
import { useWords } from '../lib/words.ts';
import styles from './top-bar.module.css';

/** The balance, live, in stars where the member hides it. */
export function BalanceFigure() {
  const { t } = useWords();
  const balance = useBalance();
  const sign = useContext(MoneySign);
  const hidden = useLooks((looks) => looks.balanceHidden);
  return (
    <output aria-live="polite" className={styles.figure} data-testid="balance">
      {balance.data ? (
        <>
          <MoneyText
            amount={balance.data.sumBalance}
            hidden={hidden}
            hiddenLabel={t('shell.balance-hidden')}
          />
          {balance.data.bonus !== '0.00' && !hidden && (
            <span className={styles.bonus}>
              + <MoneyText amount={balance.data.bonus} /> {t('shell.bonus')}
            </span>
          )}
        </>
      ) : (
        `${sign} …`
      )}
    </output>
  );
}

/** Turns the balance into stars, and back. */
export function BalanceEye() {
  const { t } = useWords();
  const hidden = useLooks((looks) => looks.balanceHidden);
  return (
    <button
      type="button"
      className={styles.eye}
      aria-label={t(hidden ? 'shell.balance-show' : 'shell.balance-hide')}
      aria-pressed={hidden}
      onClick={toggleBalance}
    >
      <Icon name={hidden ? 'eye-off' : 'eye'} size={20} />
    </button>
  );
}

/** The balance with an eye that turns it into stars. Checklist H-003, S-031. */
export function BalanceStrip() {
  const { t } = useWords();
  return (
    <div className={styles.balance}>
      <span className="visually-hidden">{t('shell.balance')}</span>
      <BalanceFigure />
      <BalanceEye />
    </div>
  );
}

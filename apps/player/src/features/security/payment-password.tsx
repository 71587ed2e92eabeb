import { Button, tell } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import { useWords } from '../../lib/words.ts';
import { refreshSecurity } from './account-security.ts';
import { PaymentPasswordForm, type PinWay } from './payment-password-form.tsx';
import styles from './security.module.css';
import type { Proofs } from './with-password.tsx';

type Props = { readonly setAt: string | null; readonly owner: Proofs };

/** Six digits that withdrawals ask for: chosen, changed, or reset when forgotten. V-021. */
export function PaymentPassword({ setAt, owner }: Props) {
  const { t } = useWords();
  const [way, setWay] = useState<PinWay | null>(null);
  const done = () => {
    setWay(null);
    tell(t('security.pin-done'));
    void refreshSecurity();
  };
  return (
    <section className={styles.part} aria-labelledby="payment-password">
      <h4 id="payment-password">{t('security.pin')}</h4>
      <p>{setAt ? t('security.pin-since', { at: timeText(setAt) }) : t('security.pin-words')}</p>
      {way ? (
        <PaymentPasswordForm
          key={way}
          way={way}
          owner={owner}
          onDone={done}
          onCancel={() => setWay(null)}
        />
      ) : (
        <div className={styles.buttons}>
          <Button onClick={() => setWay(setAt ? 'change' : 'choose')}>
            {t(setAt ? 'security.pin-change' : 'security.pin-choose')}
          </Button>
          {setAt && (
            <Button kind="quiet" onClick={() => setWay('reset')}>
              {t('security.pin-forgotten')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

import { Dialog } from '@nokshi/ui';
import { useEffect } from 'react';
import { FirstMoney } from '../features/cashier/first-money.tsx';
import { WelcomeLimit } from '../features/limits/welcome-limit.tsx';
import { FirstGames } from '../features/lobby/first-games.tsx';
import { notePopup } from '../data/popups.ts';
import { useStatus } from '../data/queries.ts';
import type { ModalProps } from '../lib/modal.ts';
import { safeLink } from '../lib/safe-link.ts';
import { useWords } from '../lib/words.ts';
import styles from './welcome.module.css';

/**
 * What a new member is shown, once, right after the registration: what money is here, the one
 * question for a deposit limit, the operator's gift, and three games. No other popup follows it.
 */
export default function Welcome({ onClose }: ModalProps) {
  const { t } = useWords();
  const info = useStatus().data?.info;
  useEffect(notePopup, []);
  const gift = info?.resources.find((one) => one.resourceType === 'REGISTERPOP');
  const more = gift && safeLink(gift.url);
  return (
    <Dialog title={t('welcome.title')} closeLabel={t('app.close')} onClose={onClose}>
      <div className={styles.sheet}>
        <p className={styles.lead} tabIndex={-1} data-autofocus>
          {t(info?.brand.mode === 'demo' ? 'welcome.demo' : 'welcome.real')}
        </p>
        {gift && (
          <p className={styles.gift}>
            <strong>{gift.name}</strong>
            {more && (
              <a href={more} rel="noopener noreferrer">
                {t('gift.more')}
              </a>
            )}
          </p>
        )}
        <WelcomeLimit />
        <section className={styles.begin} aria-labelledby="welcome-games">
          <h3 id="welcome-games">{t('welcome.games')}</h3>
          <FirstMoney />
          <FirstGames />
        </section>
      </div>
    </Dialog>
  );
}

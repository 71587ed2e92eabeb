import { buttonLook, Dialog, Icon } from '@nokshi/ui';
import { Link } from 'wouter';
import type { ModalProps } from '../../lib/modal.ts';
import { useWords } from '../../lib/words.ts';
import { HOW_PICTURES } from './how-pictures.tsx';
import styles from './how-draws.module.css';

const STEPS = [1, 2, 3, 4] as const;

/** How draws are made that nobody can steer, in four steps. */
export function HowDraws({ onClose }: ModalProps) {
  const { t } = useWords();
  return (
    <Dialog title={t('lottery.how')} closeLabel={t('app.close')} onClose={onClose}>
      <ol className={styles.steps}>
        {STEPS.map((step, at) => {
          const Picture = HOW_PICTURES[at];
          return (
            <li key={step} className={styles.step}>
              {Picture && <Picture />}
              <div>
                <h3>{t(`lottery.how-${step}`)}</h3>
                <p>{t(`lottery.how-${step}-words`)}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className={styles.small}>{t('lottery.how-regional')}</p>
      <p>
        <Link className={buttonLook('main')} href="/verify">
          <Icon name="seal" size={18} />
          {t('lottery.how-verify')}
        </Link>
      </p>
    </Dialog>
  );
}

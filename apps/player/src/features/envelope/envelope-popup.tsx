import { buttonLook, Dialog } from '@nokshi/ui';
import { Link } from 'wouter';
import type { WaitingEnvelope } from '../../data/waiting-envelope.ts';
import { useAmount } from '../../lib/amount.ts';
import { EnvelopeArt } from '../../lib/envelope-art.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './envelope-popup.module.css';

type Props = { readonly envelope: WaitingEnvelope; readonly onClose: () => void };

/** Says that a red envelope can be opened, and leads to it. Checklist O-008. */
export default function EnvelopePopup({ envelope, onClose }: Props) {
  const { t, local } = useWords();
  const amountText = useAmount();
  const { promotionId, title, pool, shares, left } = envelope;
  return (
    <Dialog
      title={t('envelope-popup.title')}
      size="small"
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      <div className={styles.popup}>
        <span className={styles.art}>
          <EnvelopeArt isOpen={false} />
        </span>
        <strong>{local(title)}</strong>
        <p>{t('envelope-popup.words', { pool: amountText(pool), shares, left })}</p>
        <Link
          className={buttonLook('main')}
          href={`/promoDetail?id=${promotionId}`}
          onClick={onClose}
        >
          {t('envelope-popup.go')}
        </Link>
      </div>
    </Dialog>
  );
}

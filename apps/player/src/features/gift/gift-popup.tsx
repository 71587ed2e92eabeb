import { sentenceOf } from '@nokshi/contract/promotions/sentence.ts';
import { buttonLook, Dialog } from '@nokshi/ui';
import { tab } from '@nokshi/web/storage.ts';
import { useState } from 'react';
import type { Status } from '../../data/queries.ts';
import { useRegistrationGift } from '../../data/registration-gift.ts';
import { useSession } from '../../data/session.ts';
import { Picture } from '../../lib/picture.tsx';
import { safeLink } from '../../lib/safe-link.ts';
import { useWords } from '../../lib/words.ts';
import styles from './gift.module.css';

const SEEN = 'giftSeen';
type Gift = Status['info']['resources'][number];

/**
 * What the operator promises new members (resource REGISTERPOP): once while logged out and once in
 * each session, until it is closed. Where a promotion for new accounts runs it says what that brings
 * and leads to it; the popup itself credits nothing. Checklist M-008, P-011, S-033.
 */
export default function GiftPopup({ gift }: { readonly gift: Gift }) {
  const { t, language } = useWords();
  const phase = useSession((session) => session.phase);
  const [seen, setSeen] = useState(() => tab.get(SEEN));
  const promotion = useRegistrationGift();
  const state = phase === 'in' ? tab.get('token') : phase;
  if (phase === 'asking' || seen === state) return null;
  const link = promotion ? `/promoDetail?id=${promotion.promotionId}` : safeLink(gift.url);
  const picture = gift.qrCodeUrl && safeLink(gift.qrCodeUrl);
  const close = () => {
    tab.set(SEEN, state ?? phase);
    setSeen(state);
  };
  return (
    <Dialog title={gift.name} size="small" closeLabel={t('app.close')} onClose={close}>
      <div className={styles.gift}>
        {picture && <Picture className={styles.picture} src={picture} alt="" />}
        <p>
          {promotion
            ? sentenceOf(promotion, language)
            : t(phase === 'out' ? 'gift.visitor' : 'gift.member')}
        </p>
        {link && (
          <a className={buttonLook('main')} href={link} rel="noopener noreferrer" onClick={close}>
            {t('gift.more')}
          </a>
        )}
      </div>
    </Dialog>
  );
}

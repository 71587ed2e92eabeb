import { buttonLook, Dialog } from '@nokshi/ui';
import { tab } from '@nokshi/web/storage.ts';
import { useState } from 'react';
import type { Status } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { Picture } from '../../lib/picture.tsx';
import { safeLink } from '../../lib/safe-link.ts';
import { useWords } from '../../lib/words.ts';
import styles from './gift.module.css';

const SEEN = 'giftSeen';
type Gift = Status['info']['resources'][number];

/**
 * What the operator promises new members (resource REGISTERPOP): once while logged out and once in
 * each session, until it is closed. It says and shows, and credits nothing: a promise of money
 * is a promotion. Checklist M-008, P-011, S-033.
 */
export default function GiftPopup({ gift }: { readonly gift: Gift }) {
  const { t } = useWords();
  const phase = useSession((session) => session.phase);
  const [seen, setSeen] = useState(() => tab.get(SEEN));
  const state = phase === 'in' ? tab.get('token') : phase;
  if (phase === 'asking' || seen === state) return null;
  const link = safeLink(gift.url);
  const picture = gift.qrCodeUrl && safeLink(gift.qrCodeUrl);
  const close = () => {
    tab.set(SEEN, state ?? phase);
    setSeen(state);
  };
  return (
    <Dialog title={gift.name} size="small" closeLabel={t('app.close')} onClose={close}>
      <div className={styles.gift}>
        {picture && <Picture className={styles.picture} src={picture} alt="" />}
        <p>{t(phase === 'out' ? 'gift.visitor' : 'gift.member')}</p>
        {link && (
          <a className={buttonLook('main')} href={link} rel="noopener noreferrer" onClick={close}>
            {t('gift.more')}
          </a>
        )}
      </div>
    </Dialog>
  );
}

import { Button, Dialog, Icon, Loader, tell } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense } from 'react';
import { useSession } from '../../data/session.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { useWords } from '../../lib/words.ts';
import styles from './share.module.css';

const QrCode = lazy(() => import('@nokshi/ui/qr-code.tsx'));

/** The member's own invitation link: to copy, to scan, or to hand to another app. R-037. */
export default function ShareModal({ onClose }: ModalProps) {
  const { t } = useWords();
  const account = useSession((session) => session.member?.account ?? '');
  const link = `${location.origin}/?referralCode=${encodeURIComponent(account)}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    tell(t('share.copied'));
  };
  const hand = () => {
    // A reader who closes the system's sheet has changed their mind; that is no fault.
    navigator.share({ title: 'Nokshi', text: t('share.words'), url: link }).catch(() => undefined);
  };
  return (
    <Dialog title={t('share.title')} size="small" closeLabel={t('app.close')} onClose={onClose}>
      <div className={styles.share}>
        <p>{t('share.how')}</p>
        <Suspense fallback={<Loader label={t('app.loading')} />}>
          <QrCode text={link} label={t('share.code')} />
        </Suspense>
        <code className={styles.link}>{link}</code>
        <div className={styles.buttons}>
          <Button kind="main" data-autofocus onClick={() => void copy()}>
            {t('share.copy')}
          </Button>
          {'share' in navigator && (
            <Button onClick={hand}>
              <Icon name="share" size={18} />
              {t('share.hand')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

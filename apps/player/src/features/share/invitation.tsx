import { Button, Icon, Loader, tell } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense } from 'react';
import { useWords } from '../../lib/words.ts';
import styles from './share.module.css';

const QrCode = lazy(() => import('@nokshi/ui/qr-code.tsx'));

/** The member's own invitation link: to copy, to scan, or to hand to another app. R-037. */
export function Invitation({ code }: { readonly code: string }) {
  const { t } = useWords();
  const link = `${location.origin}/?referralCode=${encodeURIComponent(code)}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    tell(t('share.copied'));
  };
  const hand = () => {
    // A reader who closes the system's sheet has changed their mind; that is no fault.
    navigator.share({ title: 'Nokshi', text: t('share.words'), url: link }).catch(() => undefined);
  };
  return (
    <section className={styles.share} aria-label={t('share.title')}>
      <p>{t('share.how')}</p>
      <Suspense fallback={<Loader label={t('app.loading')} />}>
        <QrCode text={link} label={t('share.code')} />
      </Suspense>
      <code className={styles.link}>{link}</code>
      <div className={styles.buttons}>
        <Button kind="main" onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        {'share' in navigator && (
          <Button onClick={hand}>
            <Icon name="share" size={18} />
            {t('share.hand')}
          </Button>
        )}
      </div>
    </section>
  );
}

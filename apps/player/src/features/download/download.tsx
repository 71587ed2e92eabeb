import { Button, buttonLook, Icon, type IconName, Loader, tell } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense } from 'react';
import { useInstall } from '../../data/install.ts';
import { useStatus } from '../../data/queries.ts';
import { resourceLink, wholeAddress } from '../../lib/apps.ts';
import type { MessageId } from '../../locales/en/index.ts';
import { useWords } from '../../lib/words.ts';
import styles from './download.module.css';

const QrCode = lazy(() => import('@nokshi/ui/qr-code.tsx'));

type Guide = {
  readonly id: string;
  readonly title: MessageId;
  readonly icon: IconName;
  readonly resource: string | null;
  readonly steps: readonly MessageId[];
};

/** How the site comes to the home screen of each kind of device. */
const GUIDES: readonly Guide[] = [
  {
    id: 'ios',
    title: 'download.ios',
    icon: 'phone',
    resource: 'IOS',
    steps: ['download.ios-1', 'download.ios-2', 'download.ios-3'],
  },
  {
    id: 'android',
    title: 'download.android',
    icon: 'phone',
    resource: 'ANDROID',
    steps: ['download.android-1', 'download.android-2', 'download.android-3'],
  },
  {
    id: 'desktop',
    title: 'download.desktop',
    icon: 'screen',
    resource: null,
    steps: ['download.desktop-1', 'download.desktop-2', 'download.desktop-3'],
  },
];

/** `/down`: the code to scan, the button where the browser can install, the guides. R-027. */
export default function Download() {
  const { t } = useWords();
  const home = `${location.origin}/`;
  return (
    <div className={styles.page}>
      <section className={styles.lead}>
        <div>
          <h1>{t('page.download')}</h1>
          <p>{t('download.lead')}</p>
          <InstallButton />
        </div>
        <figure className={styles.code}>
          <Suspense fallback={<Loader label={t('app.loading')} />}>
            <QrCode text={home} label={t('download.site-code')} />
          </Suspense>
          <figcaption>{t('download.site-scan')}</figcaption>
        </figure>
      </section>
      <div className={styles.guides}>
        {GUIDES.map((guide) => (
          <GuideCard key={guide.id} guide={guide} />
        ))}
      </div>
    </div>
  );
}

function InstallButton() {
  const { t } = useWords();
  const install = useInstall();
  if (install.installed) return <p className={styles.done}>{t('download.installed')}</p>;
  if (!install.ask) return null;
  const press = async () => {
    if (await install.ask?.()) tell(t('download.installing'));
  };
  return (
    <Button kind="main" onClick={() => void press()}>
      <Icon name="download" size={20} />
      {t('download.install')}
    </Button>
  );
}

function GuideCard({ guide }: { readonly guide: Guide }) {
  const { t } = useWords();
  const resources = useStatus().data?.info.resources ?? [];
  const link = guide.resource && resourceLink(resources, guide.resource);
  // An address of this very page would only lead back here.
  const away = link && new URL(wholeAddress(link)).pathname !== '/down' ? link : null;
  return (
    <section id={guide.id} className={styles.guide} aria-labelledby={`${guide.id}-title`}>
      <h2 id={`${guide.id}-title`}>
        <Icon name={guide.icon} />
        {t(guide.title)}
      </h2>
      <ol>
        {guide.steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      {guide.id === 'ios' && resourceLink(resources, 'MOBILECONFIG') && (
        <p className={styles.note}>{t('download.ios-profile')}</p>
      )}
      {away && (
        <a className={buttonLook()} href={away} rel="noopener noreferrer">
          <Icon name="download" size={18} />
          {t('download.open')}
        </a>
      )}
    </section>
  );
}

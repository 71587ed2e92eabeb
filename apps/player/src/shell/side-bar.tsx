import { Icon } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense } from 'react';
import { useChat } from '../data/chat.ts';
import { toggleTheme, useLooks } from '../data/looks.ts';
import { type Status, useServices } from '../data/queries.ts';
import { useAddress } from '../lib/address.ts';
import { APPS, resourceLink, socialLinks, wholeAddress } from '../lib/apps.ts';
import { useEnterChat } from './use-enter-chat.ts';
import { useWords } from '../lib/words.ts';
import { Flyout } from './flyout.tsx';
import { useShare } from './use-share.ts';
import styles from './side-bar.module.css';

const QrCode = lazy(() => import('@nokshi/ui/qr-code.tsx'));

/** The right-side bar of the desktop; on a phone its tools stand in the footer. H-020..H-032. */
export function SideBar({ status }: { readonly status: Status }) {
  const { t } = useWords();
  const theme = useLooks((looks) => looks.theme);
  const share = useShare(status);
  return (
    <aside className={styles.bar} aria-label={t('shell.side-bar')}>
      <Service />
      <Apps resources={status.info.resources} />
      <Socials resources={status.info.resources} />
      <button type="button" className={styles.tool} onClick={share}>
        <Icon name="share" />
        <span>{t('shell.share')}</span>
      </button>
      <button type="button" className={styles.tool} onClick={toggleTheme}>
        <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
        <span>{t(theme === 'dark' ? 'shell.light' : 'shell.dark')}</span>
      </button>
      <button
        type="button"
        className={styles.tool}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      >
        <Icon name="up" />
        <span>{t('shell.to-top')}</span>
      </button>
    </aside>
  );
}

/** Opens the chat, or leads to whatever other way the operator gives. H-020. */
function Service() {
  const { t } = useWords();
  const { params } = useAddress();
  const { enter, link } = useEnterChat();
  const isComing = useServices().isPending;
  const unread = useChat(params.get('m') === 'chat').data?.unread ?? 0;
  const words = (
    <>
      <Icon name="chat" />
      <span>{t('shell.service')}</span>
    </>
  );
  if (link !== null)
    return (
      <a className={styles.tool} href={link} rel="noopener noreferrer">
        {words}
      </a>
    );
  // Its place is kept, so that the bar does not grow under the mouse.
  if (!enter) return isComing ? <span className={styles.tool} /> : null;
  return (
    <button type="button" className={styles.tool} onClick={enter}>
      {words}
      {unread > 0 && (
        <strong className={styles.unread}>{t('chat.unread', { count: unread })}</strong>
      )}
    </button>
  );
}

type Props = { readonly resources: Status['info']['resources'] };

/** One tool for each app that the operator offers: its QR code and the way there. */
function Apps({ resources }: Props) {
  const { t } = useWords();
  return APPS.map(({ type, label, icon }) => {
    const link = resourceLink(resources, type);
    if (!link) return null;
    return (
      <Flyout key={type} icon={icon} label={t(label)}>
        <p>{t('download.scan')}</p>
        <Suspense fallback={<span className={styles.codePlace} />}>
          <QrCode text={wholeAddress(link)} label={t('download.code', { app: t(label) })} />
        </Suspense>
        <a href={link} rel="noopener noreferrer">
          {t('download.open')}
        </a>
      </Flyout>
    );
  });
}

function Socials({ resources }: Props) {
  const { t } = useWords();
  const links = socialLinks(resources);
  if (links.length === 0) return null;
  return (
    <Flyout icon="people" label={t('shell.follow')}>
      {links.map(({ name, link }) => (
        <a key={link + name} href={link} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
    </Flyout>
  );
}

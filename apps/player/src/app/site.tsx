import { OfflineBar } from '@nokshi/ui';
import { useLine } from '../data/live.ts';
import type { Status } from '../data/queries.ts';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import { Banners } from '../shell/banners.tsx';
import { Footer } from '../shell/footer.tsx';
import { Marquee } from '../shell/marquee.tsx';
import { Nav } from '../shell/nav.tsx';
import { SideBar } from '../shell/side-bar.tsx';
import { ThumbBar } from '../shell/thumb-bar.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { useOnline } from '../shell/use-online.ts';
import { EndedSession } from './ended-session.tsx';
import { EntryNotice } from './entry-notice.tsx';
import { IdleWatch } from './idle-watch.tsx';
import { Overlays } from './overlays.tsx';
import { Page } from './page.tsx';
import { pageAt } from './pages.ts';
import styles from './site.module.css';

/** The page around every page: header, navigation, banners, content, side bar, footer. */
export function Site({ status }: { readonly status: Status }) {
  const { t } = useWords();
  const { path } = useAddress();
  const page = pageAt(path);
  const online = useOnline();
  const line = useLine((state) => state.line);
  return (
    <div className={styles.site} data-view={page?.view}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      <header className={styles.header}>
        {status.info.brand.mode === 'demo' && <p className={styles.ribbon}>{t('shell.demo')}</p>}
        <TopBar brand={status.info.brand} />
      </header>
      {(!online || line === 'lost') && (
        <OfflineBar words={t(online ? 'shell.line-lost' : 'shell.offline')} />
      )}
      {!page?.navHidden && <Nav brand={status.info.brand} />}
      <Banners groupName={page?.bannerGroup ?? null} />
      {page?.view === 'home' && <Marquee />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Page page={page} />
      </main>
      <Footer status={status} />
      <SideBar />
      <ThumbBar />
      <Overlays page={page} />
      <EntryNotice page={page} />
      <IdleWatch />
      <EndedSession />
    </div>
  );
}

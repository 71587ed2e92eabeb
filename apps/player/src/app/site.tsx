import { Boundary, OfflineBar } from '@nokshi/ui';
import { Suspense, useEffect, useRef } from 'react';
import { useTrial } from '../data/gate.ts';
import { useLine } from '../data/live.ts';
import type { Status } from '../data/queries.ts';
import { noteWayBack, useOnStage } from '../data/stage.ts';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import { Banners } from '../shell/banners.tsx';
import { Marquee } from '../shell/marquee.tsx';
import { ThumbBar } from '../shell/thumb-bar.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { useOnline } from '@nokshi/web/use-online.ts';
import { useHeaderHeight } from '../shell/use-header-height.ts';
import { useTopOfPage } from '../lib/use-top-of-page.ts';
import { EndedSession } from './ended-session.tsx';
import {
  ChatButton,
  ContractNotice,
  EntryNotice,
  Footer,
  IdleWatch,
  NewVersion,
  RegionChoice,
  SideBar,
} from './later.ts';
import { Overlays } from './overlays.tsx';
import { Page } from './page.tsx';
import { useGuard } from './use-guard.ts';
import { PAGES, pageAt } from './pages.ts';
import styles from './site.module.css';

/** Where a game is played when the address names one. */
const OF_GAMES: ReadonlySet<string> = new Set(['/game', '/seamless']);
const IN_FOOTER = PAGES.filter(({ inFooter }) => inFooter);

/** The page around every page: one header, banners, content, side bar, footer. */
export function Site({ status }: { readonly status: Status }) {
  const { t } = useWords();
  const { path, params, href } = useAddress();
  const page = pageAt(path);
  const online = useOnline();
  const trial = useTrial();
  const line = useLine((state) => state.line);
  useGuard(status, path);
  useTopOfPage(path, params.get('id'));
  const header = useRef<HTMLElement>(null);
  useHeaderHeight(header);
  const stage = useOnStage();
  const here = href({});
  useEffect(() => {
    if (!OF_GAMES.has(path) || !params.has('id')) noteWayBack(here);
  }, [here]);
  if (page?.frame === 'none') {
    return (
      <main id="main" className={styles.main}>
        <Page page={page} />
      </main>
    );
  }
  const whole = page?.frame !== 'top-bar-only' && !stage;
  return (
    <div className={styles.site} data-no-nav={page?.frame && ''} data-stage={stage || undefined}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      <header ref={header} className={styles.header}>
        {(trial || status.info.brand.mode === 'demo') && (
          <p className={styles.ribbon}>{t(trial ? 'shell.free-play' : 'shell.demo')}</p>
        )}
        {!stage && <TopBar brand={status.info.brand} withNav={!page?.frame} />}
      </header>
      {(!online || line === 'lost') && (
        <OfflineBar words={t(online ? 'shell.line-lost' : 'shell.offline')} />
      )}
      {!status.ownDomain && <OfflineBar words={t('shell.foreign-domain')} />}
      {!stage && <Banners groupName={page?.bannerGroup ?? null} />}
      {page?.view === 'home' && <Marquee />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Page page={page} />
      </main>
      {whole && (
        <Boundary at={path} instead={null}>
          <Suspense>
            <Footer status={status} pages={IN_FOOTER} />
            <SideBar status={status} />
            <ChatButton />
          </Suspense>
        </Boundary>
      )}
      {!page?.frame && !stage && <ThumbBar />}
      <Overlays page={page} />
      <Boundary at={path} instead={null}>
        <Suspense>
          <ContractNotice page={page} />
          <EntryNotice page={page} />
          <RegionChoice status={status} />
          <NewVersion />
          <IdleWatch />
        </Suspense>
      </Boundary>
      <EndedSession />
    </div>
  );
}

import { classes, Icon, Lotus, OfflineBar, tell } from '@nokshi/ui';
import fades from '@nokshi/ui/fades.module.css';
import { kept } from '@nokshi/web/storage.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useOnline } from '@nokshi/web/use-online.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ChatWatch } from '../lib/chat-watch.tsx';
import { LanguageButton } from '../lib/language-button.tsx';
import { LedgerAlarm } from '../lib/ledger-alarm.tsx';
import { LiveWatch } from '../lib/live-watch.tsx';
import { QueueWatch } from '../lib/queues/queue-watch.tsx';
import type { Waiting } from '../lib/queues/queues.ts';
import { SoundButton } from '../lib/queues/sound-button.tsx';
import { countAll, countOf, useWaiting } from '../lib/queues/use-waiting.ts';
import { useDeskStart, useEarlyPress } from '../lib/saved-views/use-views.ts';
import { logOut, useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { DESKS, useOpenGroups } from './desks.ts';
import { Palette } from './palette.tsx';
import styles from './shell.module.css';

type Props = { readonly children: ReactNode; readonly bare?: boolean };

/** Top bar, menu of desks, content. `bare` has no menu: only one thing can be done. */
export function Shell({ children, bare = false }: Props) {
  const { t } = useWords();
  useTitle();
  const online = useOnline();
  return (
    <div className={`${styles.shell} ${bare ? styles.bare : ''}`}>
      <a href="#main" className={styles.skip}>
        {t('app.skip')}
      </a>
      <TopBar bare={bare} />
      {!bare && <Menu />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {!online && (
          <div className={styles.offline}>
            <OfflineBar words={t('app.offline')} />
          </div>
        )}
        {!bare && <LedgerAlarm />}
        {!bare && <LiveWatch />}
        {!bare && <ChatWatch />}
        {!bare && <Work />}
        {children}
      </main>
    </div>
  );
}

/** The tab says which desk is open, in the page's language, and how much waits on all of them. */
function useTitle() {
  const { t } = useWords();
  const [at] = useLocation();
  const desk = DESKS.find(({ path }) => at.startsWith(path));
  const name = desk ? `${t(desk.label)} · ${t('app.name')}` : t('app.name');
  const count = countAll(useWaiting());
  const title = count ? `(${count}) ${name}` : name;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function Work() {
  const { t } = useWords();
  return (
    <QueueWatch
      nameOf={(path) => {
        const desk = DESKS.find((each) => each.path === path);
        return desk ? t(desk.label) : path;
      }}
    />
  );
}

function TopBar({ bare }: { readonly bare: boolean }) {
  const { t, why } = useWords();
  const demo = useSession(({ state }) => state.kind === 'in' && state.demo);
  const [finding, setFinding] = useState(false);
  const [, go] = useLocation();
  // The next operator to log in begins at their own first desk.
  const { run: leave } = useAct(
    async () => {
      await logOut();
      go('/');
    },
    (refused) => tell(why(refused), 'wrong'),
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (bare || event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setFinding(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [bare]);
  return (
    <header className={styles.top}>
      <Link href="/" className={styles.brand} aria-label={t('app.name')}>
        <Lotus size={30} />
        <span>{t('app.name')}</span>
      </Link>
      {demo && (
        <span className={styles.demo}>
          <span className={styles.wide}>{t('app.demo')}</span>
          <span className={styles.narrow}>{t('app.demo-short')}</span>
        </span>
      )}
      <span className={styles.space} />
      {!bare && (
        <button
          type="button"
          className={styles.find}
          aria-keyshortcuts="Control+K"
          onClick={() => setFinding(true)}
        >
          <Icon name="search" size={20} />
          <span>{t('app.palette')}</span>
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
      )}
      {!bare && <SoundButton className={styles.tool} />}
      <LanguageButton />
      <button
        type="button"
        className={styles.tool}
        aria-label={t('app.theme')}
        title={t('app.theme')}
        onClick={turnTheme}
      >
        <Icon name="moon" />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('app.log-out')}
        title={t('app.log-out')}
        onClick={() => void leave()}
      >
        <Icon name="out" />
      </button>
      {finding && <Palette onClose={() => setFinding(false)} />}
    </header>
  );
}

function turnTheme() {
  const root = document.documentElement;
  const next = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = next;
  kept.set('nokshi.theme', next);
}

function Menu() {
  const { t } = useWords();
  const [at] = useLocation();
  const open = useOpenGroups();
  const startOf = useDeskStart();
  const pressEarly = useEarlyPress();
  const waiting = useWaiting();
  const menu = useRef<HTMLElement>(null);
  // On a phone the menu is a strip that scrolls: the open desk is kept in sight.
  useEffect(() => {
    const current = menu.current?.querySelector(`[aria-current="page"]`);
    if (at) current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  return (
    <nav ref={menu} className={styles.menu} aria-label={t('app.menu')}>
      <div className={classes(fades.fades, styles.groups)}>
        {open.map(({ label, desks }) => (
          <section key={label} aria-labelledby={label}>
            <p id={label}>{t(label)}</p>
            <ul>
              {desks.map((desk) => (
                <li key={desk.path}>
                  <Link
                    href={startOf(desk.path)}
                    onClick={(press) => pressEarly(desk.path, press)}
                    className={styles.item ?? ''}
                    aria-current={at.startsWith(desk.path) ? 'page' : undefined}
                  >
                    <Icon name={desk.icon} size={20} />
                    {t(desk.label)}
                    <Count of={waiting.get(desk.path)} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

/** How much waits on a desk, beside its name. */
function Count({ of }: { readonly of: Waiting | undefined }) {
  const { t } = useWords();
  const count = countOf(of);
  if (count === '') return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('queues.waiting', { count })}</span>
    </span>
  );
}

import { Note, Tabs } from '@nokshi/ui';
import { Link, useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { ExposureTab } from './exposure-tab.tsx';
import { GamesTab } from './games-tab.tsx';
import { IssuesTab } from './issues-tab.tsx';
import { useLotteries } from './lotteries.ts';
import { ResultsTab } from './results-tab.tsx';

const VIEWS = ['games', 'issues', 'exposure', 'results'] as const;

/** What the lotteries are set to, took and paid. Nothing here changes what is drawn. */
export default function LotteryDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const open = VIEWS.find((view) => view === search.get('tab')) ?? 'games';
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.lottery')}</h1>
      </div>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('lotteries.words')}</p>
      <Waiting />
      <Tabs
        label={t('nav.lottery')}
        tabs={VIEWS.map((id) => ({ id, label: t(`lotteries.${id}`) }))}
        selected={open}
        onSelect={(id) => setSearch(id === 'games' ? {} : { tab: id })}
      >
        <div className={styles.panel}>
          {open === 'games' && <GamesTab />}
          {open === 'issues' && <IssuesTab />}
          {open === 'exposure' && <ExposureTab />}
          {open === 'results' && <ResultsTab />}
        </div>
      </Tabs>
    </>
  );
}

/** What an operator has to do, with the way there. */
function Waiting() {
  const { t } = useWords();
  const { data } = useLotteries();
  if (!data || data.lateIssues + data.waitingResults === 0) return null;
  const late = data.games.find((game) => game.late > 0);
  return (
    <div className={styles.apart}>
      <Note kind={data.lateIssues > 0 ? 'wrong' : 'info'}>
        {data.lateIssues > 0 && (
          <>
            {t('lotteries.late-count', { count: data.lateIssues })}{' '}
            {late && (
              <Link href={`/lottery?tab=issues&game=${late.gameCode}&only=late`}>
                {t('lotteries.see-late')}
              </Link>
            )}{' '}
          </>
        )}
        {data.waitingResults > 0 && (
          <>
            {t('lotteries.waiting-count', { count: data.waitingResults })}{' '}
            <Link href="/lottery?tab=results">{t('lotteries.see-results')}</Link>
          </>
        )}
      </Note>
    </div>
  );
}

import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Facts, MoneyText, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { readDays } from '@nokshi/web/day-range.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './missions.module.css';

/** Missions: none runs, and what would count for one is shown as it is. Checklist MC-014. */
export default function MissionsPage() {
  const { t } = useWords();
  const spans = useQuery({
    queryKey: ['mine', 'net', 'missions'],
    queryFn: () => Promise.all(SPANS.map(netOf)),
    staleTime: 0,
  });
  return (
    <div className={styles.page}>
      <Note>{t('missions.none')}</Note>
      <QueryView query={spans}>
        {(nets) => (
          <>
            <Played nets={nets} />
            <Ranked />
          </>
        )}
      </QueryView>
    </div>
  );
}

const SPANS = ['today', '7'] as const;

const netOf = (range: (typeof SPANS)[number]) => {
  const { from, to } = readDays(new URLSearchParams({ range }), Date.now());
  return call(recordsRoutes.net, { from, to });
};

function Played({ nets }: { readonly nets: readonly Output<typeof recordsRoutes.net>[] }) {
  const { t } = useWords();
  return (
    <section className={styles.part} aria-labelledby="missions-played">
      <h4 id="missions-played">{t('missions.played')}</h4>
      <p className={styles.small}>{t('missions.played-words')}</p>
      <Facts
        facts={nets.map(({ play }, at) => ({
          name: t(`records.days-${SPANS[at] ?? '7'}`),
          value: <MoneyText amount={play.stake} />,
        }))}
      />
    </section>
  );
}

function Ranked() {
  const { t, local } = useWords();
  const board = useQuery({
    queryKey: ['ranks'],
    queryFn: () => call(recordsRoutes.rankList, { gameCategory: 'ALL' }),
  });
  return (
    <section className={styles.part} aria-labelledby="missions-ranks">
      <h4 id="missions-ranks">{t('missions.ranks')}</h4>
      <p className={styles.small}>{t('missions.ranks-words')}</p>
      <QueryView query={board}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.small}>{t('winners.none')}</p>
          ) : (
            <ol className={styles.ranks}>
              {list.map(({ rank, player, gameName, prize, at }) => (
                <li key={`${rank} ${at}`} className={styles.rank}>
                  <span className={styles.place}>{rank}</span>
                  <span className={styles.who}>
                    <strong>{player}</strong>
                    <span className={styles.small}>{local(gameName)}</span>
                  </span>
                  <strong>
                    <MoneyText amount={prize} />
                  </strong>
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </section>
  );
}

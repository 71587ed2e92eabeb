import {
  consoleFreeRoundsRoutes as routes,
  type Grant,
} from '@nokshi/contract/console/free-rounds.ts';
import { Button, classes, MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { GRANTS_KEY } from './vendors-key.ts';

const LOOK = {
  ASKED: styles.warn,
  OPEN: styles.good,
  TAKING: styles.warn,
  TAKEN: styles.quiet,
  REFUSED: styles.bad,
  PLAYED: styles.quiet,
  EXPIRED: styles.quiet,
} as const;

/** Rounds that the house gave in games of vendors: what was played and won, and what is left. */
export function FreeRounds() {
  const { t } = useWords();
  const may = useMay('vendors.write');
  const [giving, setGiving] = useState(false);
  const [taking, setTaking] = useState<Grant | null>(null);
  const query = useQuery({
    queryKey: GRANTS_KEY,
    queryFn: () => call(routes.list, {}),
    refetchInterval: 10_000,
  });
  return (
    <section className={`${styles.card} ${styles.stack}`} aria-labelledby="free-rounds">
      <div className={styles.between}>
        <div className={styles.tools}>
          <h2 id="free-rounds">{t('free-rounds.title')}</h2>
        </div>
        {may && <Button onClick={() => setGiving(true)}>{t('free-rounds.give')}</Button>}
      </div>
      <p className={styles.quiet}>{t('free-rounds.words')}</p>
      <QueryView query={query} height="120px">
        {({ rows }) =>
          rows.length > 0 ? <Rows rows={rows} onTake={setTaking} /> : <p>{t('free-rounds.none')}</p>
        }
      </QueryView>
      {taking && <TakeBackDialog grant={taking} onClose={() => setTaking(null)} />}
      {giving && <GrantDialog onClose={() => setGiving(false)} />}
    </section>
  );
}

type Taking = { readonly onTake: (row: Grant) => void };

function Rows({ rows, onTake }: Taking & { readonly rows: readonly Grant[] }) {
  const { t } = useWords();
  const may = useMay('vendors.write');
  return (
    <Table<Grant>
      caption={t('free-rounds.title')}
      rows={rows}
      rowKey={(row) => row.reference}
      columns={[
        {
          id: 'member',
          title: t('vendors.member'),
          cell: (row) => <Link href={`/members/${row.account}`}>{row.username}</Link>,
        },
        {
          id: 'game',
          title: t('free-rounds.game'),
          cell: (row) => (
            <span className={styles.pair}>
              <code className={styles.mono}>{row.gameId}</code>
              <small>{row.vendor}</small>
            </span>
          ),
        },
        {
          id: 'played',
          title: t('free-rounds.played'),
          figure: true,
          cell: (row) => (
            <span className={styles.pair}>
              {t('free-rounds.of', { played: row.played, rounds: row.rounds })}
              <small>
                <MoneyText amount={row.stake} /> {t('free-rounds.each')}
              </small>
            </span>
          ),
        },
        {
          id: 'won',
          title: t('free-rounds.won'),
          figure: true,
          cell: (row) => <MoneyText amount={row.won} />,
        },
        {
          id: 'state',
          title: t('vendors.answers'),
          cell: (row) => (
            <span className={classes(styles.badge, LOOK[row.state])}>
              {t(`free-rounds.state-${row.state}`)}
            </span>
          ),
        },
        {
          id: 'until',
          title: t('free-rounds.until'),
          whole: true,
          cell: (row) => timeText(row.expiresAt),
        },
        { id: 'by', title: t('free-rounds.by'), cell: (row) => row.grantedBy },
        {
          id: 'take',
          title: t('free-rounds.act'),
          cell: (row) => may && <TakeBack row={row} onTake={onTake} />,
        },
      ]}
    />
  );
}

/** Where something is left to take. */
function TakeBack({ row, onTake }: { readonly row: Grant; readonly onTake: (row: Grant) => void }) {
  const { t } = useWords();
  if (row.state !== 'OPEN' && row.state !== 'ASKED') return '–';
  return (
    <Button small onClick={() => onTake(row)}>
      {t('free-rounds.take-back')}
    </Button>
  );
}

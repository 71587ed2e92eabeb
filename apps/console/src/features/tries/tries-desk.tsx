import { consoleTriesRoutes as routes } from '@nokshi/contract/console/tries.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, EmptyState, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { type Translate, useWords } from '../../lib/words.ts';

type Tries = Output<typeof routes.tries>;
type Held = Tries['held'][number];

const KEY = ['tries'];
/** How often the desk looks who is held now. */
const LOOK_MS = 10_000;

/** The limits on guesses, registrations and codes; who has to wait now, and letting them go. */
export default function TriesDesk() {
  const { t } = useWords();
  const [freeing, setFreeing] = useState<Held | null>(null);
  const tries = useQuery({
    queryKey: KEY,
    queryFn: () => call(routes.tries, {}),
    refetchInterval: LOOK_MS,
  });
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.tries')}</h1>
      </div>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('tries.words')}</p>
      <QueryView query={tries} height="320px">
        {({ limits, held }) => (
          <>
            <h2 className={styles.part}>{t('tries.held')}</h2>
            <HeldNow held={held} onFree={setFreeing} />
            <h2 className={styles.part}>{t('tries.limits')}</h2>
            <Limits limits={limits} />
          </>
        )}
      </QueryView>
      {freeing && <Release held={freeing} onClose={() => setFreeing(null)} />}
    </>
  );
}

type HeldProps = { readonly held: readonly Held[]; readonly onFree: (held: Held) => void };

function HeldNow({ held, onFree }: HeldProps) {
  const { t } = useWords();
  if (held.length === 0) return <EmptyState title={t('tries.nobody')} />;
  return (
    <Table
      caption={t('tries.held')}
      rows={held}
      rowKey={(row) => row.key}
      columns={[
        { id: 'about', title: t('tries.about'), cell: (row) => row.about ?? t('tries.unknown') },
        { id: 'kind', title: t('tries.kind'), cell: (row) => t(`try.${row.kind}`) },
        { id: 'failures', title: t('tries.failures'), figure: true, cell: (row) => row.failures },
        { id: 'last', title: t('tries.last'), whole: true, cell: (row) => timeText(row.lastAt) },
        { id: 'next', title: t('tries.next'), whole: true, cell: (row) => timeText(row.nextAt) },
        {
          id: 'free',
          title: '',
          cell: (row) => (
            <Button small kind="quiet" onClick={() => onFree(row)}>
              {t('tries.release')}
            </Button>
          ),
        },
      ]}
    />
  );
}

/** In the largest unit that counts it whole. */
function spanText(t: Translate, seconds: number): string {
  if (seconds % 3_600 === 0) return t('tries.hours', { count: seconds / 3_600 });
  if (seconds % 60 === 0) return t('tries.minutes', { count: seconds / 60 });
  return t('tries.seconds', { count: seconds });
}

function Limits({ limits }: Pick<Tries, 'limits'>) {
  const { t } = useWords();
  return (
    <Table
      caption={t('tries.limits')}
      rows={limits}
      rowKey={(row) => row.kind}
      columns={[
        { id: 'kind', title: t('tries.kind'), cell: (row) => t(`try.${row.kind}`) },
        { id: 'burst', title: t('tries.burst'), figure: true, cell: (row) => row.burst },
        {
          id: 'every',
          title: t('tries.every'),
          figure: true,
          cell: ({ everySeconds }) => spanText(t, everySeconds),
        },
        { id: 'counted', title: t('tries.counted'), figure: true, cell: (row) => row.counted },
        { id: 'held', title: t('tries.waiting'), figure: true, cell: (row) => row.held },
      ]}
    />
  );
}

function Release({ held, onClose }: { readonly held: Held; readonly onClose: () => void }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const who = held.about ?? t('tries.unknown');
  return (
    <ReasonDialog
      title={t('tries.release-title', { who })}
      words={t('tries.release-words')}
      action={t('tries.release')}
      act={(reason) => call(routes.release, { key: held.key, reason })}
      done={t('tries.released', { who })}
      onDone={() => queries.invalidateQueries({ queryKey: KEY })}
      onClose={onClose}
    />
  );
}

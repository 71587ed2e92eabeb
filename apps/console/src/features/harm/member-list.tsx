import {
  consoleHarmRoutes as routes,
  HARM_LEVELS,
  HARM_QUEUES,
  type CareMember,
} from '@nokshi/contract/console/harm.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Chips, type Column } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link, useSearchParams } from 'wouter';
import { Level } from '../../lib/harm-level.tsx';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useWords } from '../../lib/words.ts';
import { HARM_KEY } from './harm.ts';

type Page = Output<typeof routes.list>;

/** One queue: the highest level first, then who waits longest. */
export function MemberList() {
  const words = useWords();
  const { t } = words;
  const [search, setSearch] = useSearchParams();
  const queue = HARM_QUEUES.find((each) => each === search.get('queue')) ?? 'open';
  const level = HARM_LEVELS.find((each) => String(each) === search.get('level'));
  return (
    <>
      <div className={`${styles.between} ${styles.apart}`}>
        <Chips
          label={t('harm.queue')}
          chips={HARM_QUEUES.map((id) => ({ id, label: t(`harm.queue-${id}`) }))}
          selected={queue}
          onSelect={(id) => setSearch({ queue: id, ...(level && { level: String(level) }) })}
        />
        <Choice
          label={t('harm.level')}
          value={level ? String(level) : 'all'}
          choices={[
            { id: 'all', label: t('harm.all') },
            ...HARM_LEVELS.map((each) => ({ id: String(each), label: t(`harm.level-${each}`) })),
          ]}
          onChange={(id) => setSearch({ queue, ...(id !== 'all' && { level: id }) })}
        />
      </div>
      <List<Page>
        queryKey={[...HARM_KEY, 'list', queue, level]}
        load={(cursor) => call(routes.list, { queue, level, cursor, pageSize: 25 })}
        caption={t(`harm.queue-${queue}`)}
        rowKey={(row) => row.memberId}
        empty={t(`harm.none-${queue}`)}
        columns={columnsOf(words, queue)}
      />
    </>
  );
}

const columnsOf = ({ t }: ReturnType<typeof useWords>, queue: string): Column<CareMember>[] => [
  {
    id: 'member',
    title: t('harm.member'),
    whole: true,
    cell: (row) => <Link href={`/harm?queue=${queue}&m=${row.memberId}`}>{row.username}</Link>,
  },
  { id: 'level', title: t('harm.level'), cell: (row) => <Level level={row.level} /> },
  {
    id: 'markers',
    title: t('harm.markers'),
    cell: (row) => (
      <span className={styles.badges}>
        {row.markers.map(({ marker }) => (
          <span key={marker} className={`${styles.badge} ${styles.small}`}>
            {t(`harm.name-${marker}`)}
          </span>
        ))}
      </span>
    ),
  },
  {
    id: 'since',
    title: t('harm.since'),
    whole: true,
    cell: (row) => row.since && timeText(row.since),
  },
  { id: 'carer', title: t('harm.carer'), cell: (row) => row.carer ?? '' },
];

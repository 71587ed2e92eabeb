import {
  APPLICATION_QUEUES,
  type ApplicationOnDesk,
  type ApplicationQueue,
  consolePromotionApplicationRoutes as routes,
} from '@nokshi/contract/console/promotion-applications.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Chips, type Column } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import { countText } from '../../lib/count-text.ts';
import { allRows, csvText } from '../../lib/csv.ts';
import styles from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { List } from '../../lib/list.tsx';
import { SaveCsv } from '../../lib/save-csv.tsx';
import { useWords } from '../../lib/words.ts';
import { ApplicationState } from './application-panel.tsx';

/** Applications that wait, the oldest first, or those that were decided. Checklist E-111. */
export function ApplicationsTab() {
  const { t } = useWords();
  const columns = useColumns();
  const [search, setSearch] = useSearchParams();
  const queue = APPLICATION_QUEUES.find((each) => each === search.get('queue')) ?? 'open';
  const waiting = useQuery({
    queryKey: [...CAMPAIGNS_KEY, 'applications', 'count'],
    queryFn: () => call(routes.list, { pageSize: 1 }),
  });
  const count = countText(waiting.data?.open ?? 0);
  return (
    <>
      <div className={`${styles.apart} ${styles.between}`}>
        <Chips
          label={t('campaigns.applications-queue')}
          chips={APPLICATION_QUEUES.map((id) => ({
            id,
            label: t(`campaigns.applications-${id}`, { count }),
          }))}
          selected={queue}
          onSelect={(id) =>
            setSearch(inAddress({ queue: id === 'open' ? null : id }), { replace: true })
          }
        />
        <SaveApplications queue={queue} />
      </div>
      <List<Output<typeof routes.list>>
        queue
        queryKey={[...CAMPAIGNS_KEY, 'applications', queue]}
        load={(cursor) => call(routes.list, { queue, cursor, pageSize: 25 })}
        caption={t('campaigns.tab-applications')}
        rowKey={({ applicationId }) => applicationId}
        empty={t(
          queue === 'open' ? 'campaigns.applications-none' : 'campaigns.applications-none-yet',
        )}
        columns={columns}
      />
    </>
  );
}

function useColumns(): readonly Column<ApplicationOnDesk>[] {
  const { t } = useWords();
  const [search] = useSearchParams();
  const way = (application: string) =>
    `/promotions?${inAddress({ application })(new URLSearchParams(search))}`;
  return [
    {
      id: 'at',
      title: t('campaigns.applied-at'),
      whole: true,
      cell: ({ applicationId, appliedAt }) => (
        <Link href={way(applicationId)}>{timeText(appliedAt)}</Link>
      ),
    },
    {
      id: 'member',
      title: t('campaigns.application-member'),
      cell: ({ memberId, username }) => <Link href={`/members/${memberId}`}>{username}</Link>,
    },
    { id: 'campaign', title: t('campaigns.campaign'), cell: ({ name }) => name },
    {
      id: 'comment',
      title: t('campaigns.comment'),
      cell: ({ comment }) => <span className={styles.words}>{comment}</span>,
    },
    {
      id: 'pictures',
      title: t('campaigns.pictures'),
      figure: true,
      cell: ({ pictures }) => countText(pictures),
    },
    {
      id: 'state',
      title: t('campaigns.state'),
      cell: ({ state }) => <ApplicationState state={state} />,
    },
  ];
}

const IN_PAGE = 100;

/** The queue as a file: a line each, under the names of the wire. */
function SaveApplications({ queue }: { readonly queue: ApplicationQueue }) {
  const { t } = useWords();
  const load = (cursor: string | undefined) =>
    call(routes.list, { queue, cursor, pageSize: IN_PAGE });
  const text = async () => csvText([CSV_FIELDS, ...(await allRows(load)).map(csvLine)]);
  return (
    <SaveCsv
      label={t('campaigns.applications-csv')}
      file={`applications-${queue}.csv`}
      text={text}
    />
  );
}

const CSV_FIELDS = [
  'applicationId',
  'campaignId',
  'name',
  'memberId',
  'username',
  'state',
  'comment',
  'pictures',
  'appliedAt',
  'decidedAt',
  'decidedBy',
  'answer',
] as const satisfies readonly (keyof ApplicationOnDesk)[];

const csvLine = (application: ApplicationOnDesk): readonly string[] =>
  CSV_FIELDS.map((field) => `${application[field] ?? ''}`);

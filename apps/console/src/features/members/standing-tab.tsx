import { consoleIdentityRoutes as routes } from '@nokshi/contract/console/identity.ts';
import { EmptyState, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import type { TabProps } from './tab-props.ts';

/** Freezes, exclusions and time-outs, newest first. */
export function StandingTimeline({ id }: TabProps) {
  const { t } = useWords();
  const standing = useQuery({
    queryKey: ['member', id, 'standing'],
    queryFn: () => call(routes.memberStanding, { id }),
  });
  return (
    <QueryView query={standing} height="160px">
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={t('member.no-standing')} />
        ) : (
          <Table
            caption={t('member.standing')}
            rows={rows}
            rowKey={(row) => `${row.at} ${row.kind}`}
            columns={[
              { id: 'at', title: t('audit.at'), whole: true, cell: (row) => timeText(row.at) },
              { id: 'kind', title: t('member.what'), cell: (row) => t(`standing.${row.kind}`) },
              {
                id: 'until',
                title: t('member.until'),
                whole: true,
                cell: (row) => (row.until ? timeText(row.until) : ''),
              },
              {
                id: 'by',
                title: t('member.by'),
                cell: (row) => row.by ?? t(isOfHouse(row) ? 'member.by-house' : 'member.by-self'),
              },
              {
                id: 'reason',
                title: t('member.reason'),
                cell: (row) => (isOfHouse(row) ? t(houseReason(row.reason)) : (row.reason ?? '')),
              },
            ]}
          />
        )
      }
    </QueryView>
  );
}

/** Nobody freezes oneself: without an operator it was the house. */
const isOfHouse = ({ kind, by }: { readonly kind: string; readonly by: string | null }): boolean =>
  kind === 'frozen' && by === null;

/** Why the house froze a member; without a reason it knew someone under self-exclusion again. */
const houseReason = (reason: string | null) =>
  reason === 'under-age' ? 'standing.under-age' : 'standing.known-again';

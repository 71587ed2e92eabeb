import { TEAM_LISTS } from '@nokshi/contract/player/agent-team.ts';
import { EmptyState } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { useAddress } from '../../../lib/address.ts';
import { PagesView } from '../../../lib/pages-view.tsx';
import { SaveAs } from '../../../lib/save-as.tsx';
import { useWords } from '../../../lib/words.ts';
import { readQuickDays } from '../quick-days.ts';
import { WideTable } from '../wide-table.tsx';
import { type Filter, readFilter } from './asked.ts';
import { BranchPath } from './branch-path.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FoundNone } from './found-none.tsx';
import { memberColumns } from './member-columns.tsx';
import { MemberView } from './member-view.tsx';
import styles from './team.module.css';
import { fileOf, useTeamMembers } from './team-lists.ts';

type List = (typeof TEAM_LISTS)[number];
/** Lists of some days; the others are of now. */
const OF_DAYS: ReadonlySet<List> = new Set<List>(['new', 'active', 'first-deposit']);

/** Team Management: who is below, branch by branch, and what may be done with each. AC-005. */
export default function ManagementPage() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const memberId = params.get('member');
  if (memberId) return <MemberView memberId={memberId} />;
  const days = readQuickDays(params, Date.now(), 'this-month');
  const filter = readFilter(params, 'direct');
  const list = TEAM_LISTS.find((each) => each === params.get('list')) ?? 'all';
  const isOfDays = OF_DAYS.has(list);
  return (
    <div className={styles.page}>
      <FilterBar days={isOfDays ? days : null} scope={filter.scope}>
        <Choice
          label={t('line.list')}
          value={list}
          choices={TEAM_LISTS.map((id) => ({ id, label: t(`line.list-${id}`) }))}
          onChange={(id) => change({ list: id === 'all' ? null : id }, true)}
        />
      </FilterBar>
      <Found
        filter={filter}
        asked={{ ...filter, list, ...(isOfDays && { from: days.from, to: days.to }) }}
        days={days}
      />
    </div>
  );
}

type FoundProps = {
  readonly filter: Filter;
  readonly asked: Parameters<typeof useTeamMembers>[0];
  readonly days: { readonly from: string; readonly to: string };
};

function Found({ filter, asked, days: { from, to } }: FoundProps) {
  const { t } = useWords();
  return (
    <PagesView query={useTeamMembers(asked)}>
      {(pages) => {
        const rows = pages.flatMap((page) => page.rows);
        const [first] = pages;
        if (!first) return null;
        return (
          <>
            <BranchPath path={first.path} />
            {rows.length === 0 ? (
              <NoMembers asked={asked} />
            ) : (
              <>
                <p role="status">{t('line.count', { count: first.total })}</p>
                <WideTable
                  lastStays
                  caption={t('agent.team')}
                  rows={rows}
                  rowKey={({ id }) => id}
                  columns={memberColumns(t)}
                />
                <SaveAs
                  ask={fileOf({
                    list: 'members',
                    from,
                    to,
                    ...filter,
                    ...(asked.list && { tile: asked.list }),
                  })}
                />
              </>
            )}
          </>
        );
      }}
    </PagesView>
  );
}

function NoMembers({ asked: { under, query, list } }: Pick<FoundProps, 'asked'>) {
  const { t } = useWords();
  if (under || query || list !== 'all') return <FoundNone />;
  return (
    <EmptyState title={t('line.no-team')} icon="people" level={3}>
      <p>{t('line.no-team-words')}</p>
    </EmptyState>
  );
}

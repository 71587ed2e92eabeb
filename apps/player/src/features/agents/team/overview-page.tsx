import { useAddress } from '../../../lib/address.ts';
import { QueryView } from '../../../lib/query-view.tsx';
import { readQuickDays } from '../quick-days.ts';
import { daysUpTo } from './asked.ts';
import { FilterBar } from './filter-bar.tsx';
import { NetHow } from './net-how.tsx';
import { ProductTable } from './product-table.tsx';
import styles from './team.module.css';
import { TeamDays } from './team-days.tsx';
import { useTeamOverview } from './team-lists.ts';
import { Tiles } from './tiles.tsx';

/** Overview: what the team is and did, each figure with the way to its list. AC-003. */
export default function OverviewPage() {
  const { params } = useAddress();
  const days = readQuickDays(params, Date.now(), 'this-month');
  const { from, to } = days;
  const overview = useTeamOverview({ from, to });
  return (
    <div className={styles.page}>
      <FilterBar days={days} />
      <QueryView query={overview}>
        {(shown) => (
          <>
            <Tiles overview={shown} days={days} />
            <TeamDays days={daysUpTo(to, 30)} />
            <ProductTable overview={shown} days={days} />
            <NetHow overview={shown} />
          </>
        )}
      </QueryView>
    </div>
  );
}

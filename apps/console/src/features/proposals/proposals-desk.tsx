import {
  PROPOSAL_STATES,
  consoleProposalRoutes as routes,
} from '@nokshi/contract/console/proposals.ts';
import { Chips, EmptyState } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { NewBar } from '../../lib/queues/new-bar.tsx';
import { useHeldBack } from '../../lib/queues/use-held-back.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { ProposalCard } from '../../lib/proposal-card.tsx';
import { type Proposal, PROPOSALS_KEY } from '../../lib/proposal.ts';

/** How often the desk looks for what others proposed or decided. */
const LOOK_MS = 10_000;

/** What waits for a second person, and what became of the rest. */
export default function ProposalsDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const asked = PROPOSAL_STATES.find((state) => state === search.get('state')) ?? 'PENDING';
  const list = useQuery({
    queryKey: [...PROPOSALS_KEY, asked],
    queryFn: () => call(routes.proposals, { state: asked, pageSize: 50 }),
    refetchInterval: LOOK_MS,
  });
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.proposals')}</h1>
      </div>
      <p className={`${styles.quiet} ${styles.apart}`}>{t('proposals.words')}</p>
      <div className={styles.apart}>
        <Chips
          label={t('proposals.state')}
          chips={PROPOSAL_STATES.map((id) => ({ id, label: t(`proposal.${id}`) }))}
          selected={asked}
          onSelect={(state) => setSearch(state === 'PENDING' ? {} : { state }, { replace: true })}
        />
      </div>
      <QueryView query={list} height="240px">
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t(asked === 'PENDING' ? 'proposals.none' : 'proposals.none-so')} />
          ) : (
            <Cards key={asked} proposals={rows} />
          )
        }
      </QueryView>
    </>
  );
}

function Cards({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const { rows, held, bringIn } = useHeldBack(proposals, ({ id }) => id);
  return (
    <>
      <NewBar held={held} onShow={bringIn} />
      <div className={styles.cards}>
        {rows.map((proposal) => (
          <ProposalCard key={proposal.id} proposal={proposal} />
        ))}
      </div>
    </>
  );
}

import { consoleProposalRoutes as routes } from '@nokshi/contract/console/proposals.ts';
import type { FourEyesAct } from '@nokshi/contract/four-eyes.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import styles from './desk.module.css';
import { ProposalCard } from './proposal-card.tsx';
import { PROPOSALS_KEY } from './proposal.ts';

/** How often the page looks for what others proposed or decided. */
const LOOK_MS = 10_000;

/** What waits for a second operator about one subject. */
const useWaiting = (object: string) =>
  useQuery({
    queryKey: [...PROPOSALS_KEY, 'of', object],
    queryFn: () => call(routes.proposals, { state: 'PENDING', object, pageSize: 10 }),
    refetchInterval: LOOK_MS,
  }).data?.rows ?? [];

/** Whether an act about one subject waits: it is decided in its card, not asked for again. */
export function useIsProposed(object: string): (act: FourEyesAct | undefined) => boolean {
  const rows = useWaiting(object);
  return (act) => rows.some((proposal) => proposal.act === act);
}

/** The proposals that wait about a subject, to be decided on its own page. */
export function WaitingProposals({ object }: { readonly object: string }) {
  const rows = useWaiting(object);
  if (rows.length === 0) return null;
  return (
    <div className={`${styles.cards} ${styles.apart}`}>
      {rows.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} />
      ))}
    </div>
  );
}

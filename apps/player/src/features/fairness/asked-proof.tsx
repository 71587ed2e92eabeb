import { instantsRoutes } from '@nokshi/contract/player/instants.ts';
import { kiteRoutes } from '@nokshi/contract/player/kite.ts';
import { raffleRoutes } from '@nokshi/contract/player/raffle.ts';
import { tablesRoutes } from '@nokshi/contract/player/tables.ts';
import { readKite, readTable } from '@nokshi/house-math/verify/draw-proof.ts';
import { readInstant } from '@nokshi/house-math/verify/instant-proof.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { readRaffle } from '@nokshi/house-math/raffle/raffle-proof.ts';
import { Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { refusedWith } from '@nokshi/web/refusal.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.tsx';
import { TableRound } from '../../lib/rounds/table-round.tsx';
import { useWords } from '../../lib/words.ts';
import { AskedEnvelope } from './checked-envelope.tsx';
import { CheckedInstant } from './checked-instant.tsx';
import { CheckedKite } from './checked-kite.tsx';
import { CheckedRaffle } from './checked-raffle.tsx';
import { AskedSpin } from './checked-wheel.tsx';
import { CheckedTable } from './checked-table.tsx';
import styles from './fairness.module.css';

/** What an address asks to be checked: an own bet or round, or a round that all shared. */
export type AskedProof =
  | { readonly of: 'table' | 'kite' | 'instant'; readonly id: string }
  | { readonly table: string; readonly issue: string }
  | { readonly flight: string }
  | { readonly raffle: string }
  | { readonly envelope: string }
  | { readonly spin: string };

const OWN = ['table', 'kite', 'instant'] as const;

/** `?of=table&round=wgr_…`, `?table=baccarat-low&issue=…`, `?flight=…`, `?raffle=cmp_…`, `?envelope=cmp_…` or `?spin=spn_…`. */
export function proofIn(params: URLSearchParams): AskedProof | null {
  const of = OWN.find((each) => each === params.get('of'));
  const [id, table, issue, flight, raffle, envelope, spin] = [
    'round',
    'table',
    'issue',
    'flight',
    'raffle',
    'envelope',
    'spin',
  ].map((name) => params.get(name));
  if (of && id) return { of, id };
  if (table && issue) return { table, issue };
  if (flight) return { flight };
  if (raffle) return { raffle };
  if (envelope) return { envelope };
  return spin ? { spin } : null;
}

export function AskedProofView({ asked }: { readonly asked: AskedProof }) {
  if ('spin' in asked) return <AskedSpin spinId={asked.spin} />;
  if ('envelope' in asked) return <AskedEnvelope promotionId={asked.envelope} />;
  if ('raffle' in asked) return <AskedRaffle promotionId={asked.raffle} />;
  if ('flight' in asked) return <SharedFlight issue={asked.flight} />;
  if ('table' in asked) return <SharedRound gameCode={asked.table} issue={asked.issue} />;
  switch (asked.of) {
    case 'table':
      return <OwnTableBet betId={asked.id} />;
    case 'kite':
      return <OwnKiteBet betId={asked.id} />;
    case 'instant':
      return <OwnInstant roundId={asked.id} />;
  }
}

function None() {
  const { t } = useWords();
  return <Note>{t('round.none')}</Note>;
}

/** A document that does not read is no proof. */
function TableProof({ value }: { readonly value: unknown }) {
  const read = readTable(value);
  return 'wrong' in read ? <None /> : <CheckedTable proof={read.proof} />;
}

function KiteProof({ value }: { readonly value: unknown }) {
  const read = readKite(value);
  return 'wrong' in read ? <None /> : <CheckedKite proof={read.proof} />;
}

function SharedRound({ gameCode, issue }: { readonly gameCode: string; readonly issue: string }) {
  const query = useQuery({
    queryKey: ['tables', 'proof', gameCode, issue],
    queryFn: () => call(tablesRoutes.proof, { gameCode, issue }),
    staleTime: 0,
  });
  return <QueryView query={query}>{(value) => <TableProof value={value} />}</QueryView>;
}

function SharedFlight({ issue }: { readonly issue: string }) {
  const query = useQuery({
    queryKey: ['kite', 'proof', issue],
    queryFn: () => call(kiteRoutes.proof, { issue }),
    staleTime: 0,
  });
  return <QueryView query={query}>{(value) => <KiteProof value={value} />}</QueryView>;
}

/** The proof of a raffle with its whole list, page after page. */
async function raffleOf(promotionId: string): Promise<unknown> {
  const proof = await call(raffleRoutes.proof, { promotionId });
  const entrants: Output<typeof raffleRoutes.entrants>['rows'] = [];
  for (let from: number | null = 0; from !== null; ) {
    const page: Output<typeof raffleRoutes.entrants> = await call(raffleRoutes.entrants, {
      promotionId,
      from,
    });
    entrants.push(...page.rows);
    from = page.next;
  }
  return { ...proof, entrants };
}

function AskedRaffle({ promotionId }: { readonly promotionId: string }) {
  const { t } = useWords();
  const query = useQuery({
    queryKey: ['raffle', 'proof', promotionId],
    queryFn: () => raffleOf(promotionId),
    staleTime: 0,
    retry: false,
  });
  // Its list is not frozen yet, or there is no such raffle.
  if (query.error && refusedWith(query.error, 'promotions.raffle-state', 'promotions.unknown'))
    return <Note>{t('verify.raffle-none')}</Note>;
  return (
    <QueryView query={query}>
      {(value) => {
        const read = readRaffle(value);
        return 'wrong' in read ? <None /> : <CheckedRaffle proof={read.proof} />;
      }}
    </QueryView>
  );
}

function OwnTableBet({ betId }: { readonly betId: string }) {
  const { local } = useWords();
  const query = useQuery({
    queryKey: ['mine', 'proof', 'table', betId],
    queryFn: () => call(tablesRoutes.bet, { betId }),
    staleTime: 0,
  });
  return (
    <QueryView query={query}>
      {({ table, round, proof }) => (
        <div className={styles.page}>
          <h3>{local(table.name)}</h3>
          {proof ? (
            <TableProof value={proof} />
          ) : (
            <>
              <TableRound game={table.game} round={round} />
              <None />
            </>
          )}
        </div>
      )}
    </QueryView>
  );
}

function OwnKiteBet({ betId }: { readonly betId: string }) {
  const query = useQuery({
    queryKey: ['mine', 'proof', 'kite', betId],
    queryFn: () => call(kiteRoutes.bet, { betId }),
    staleTime: 0,
  });
  return (
    <QueryView query={query}>
      {({ proof }) => (proof ? <KiteProof value={proof} /> : <None />)}
    </QueryView>
  );
}

function OwnInstant({ roundId }: { readonly roundId: string }) {
  const query = useQuery({
    queryKey: ['mine', 'proof', 'instant', roundId],
    queryFn: () => call(instantsRoutes.round, { roundId }),
    staleTime: 0,
  });
  return (
    <QueryView query={query}>
      {({ proof }) => {
        const read = readInstant(proof);
        return 'wrong' in read ? (
          <None />
        ) : (
          <CheckedInstant proof={read.proof} name={roundId} isOwn />
        );
      }}
    </QueryView>
  );
}

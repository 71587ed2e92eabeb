import { dayOf } from '../../../../kernel/calendar.ts';
import { readProof, readProofs, readPublished, readTotals, watchProofs } from './read-proof.ts';
import type { WalletRoom } from '../room.ts';
import type { AskedProof, Proving, RunningProof } from './proving-face.ts';
import { askToCancel } from '../store/proof-rows.ts';
import type { Scope } from '../store/proofs.ts';
import { insertHeads } from '../store/published-heads.ts';
import { startProof } from './verify.ts';

export function createProving(room: WalletRoom): Proving {
  const { clock, log } = room;
  const here = new Set<RunningProof>();
  const start = async (asked: AskedProof): Promise<RunningProof> => {
    const running = await startProof(room, asked);
    here.add(running);
    running.done
      .then(
        ({ scope, differences, examples }) => {
          if (differences > 0)
            log.error('the ledger has differences', { scope, differences, examples });
        },
        (err: unknown) => log.error('a proof of the ledger failed', { scope: asked.scope, err }),
      )
      .finally(() => here.delete(running));
    return running;
  };
  const proving: Proving = {
    startProof: start,
    verify: async (scope) => (await start({ scope, askedBy: null })).done,
    cancelProof: async (tx, id) => void (await askToCancel(tx, id)),
    async stopProofs() {
      await Promise.allSettled([...here].map((running) => running.cancel()));
      await Promise.allSettled([...here].map(({ done }) => done));
    },
    proof: (tx) => readProof(tx, clock.now()),
    totals: readTotals,
    proofs: (tx, asked) => readProofs(tx, clock.now(), asked),
    alarms: async (tx) => (await watchProofs(tx, clock.now())).alarms,
    publishHeads: async (tx) =>
      void (await insertHeads(tx, { day: dayOf(clock.now()), at: clock.now() })),
    publishedHeads: readPublished,
  };
  registerLedgerMetrics(room);
  return proving;
}

/** Metrics that raise an alert: the age of a proof, a difference, a red alarm. */
function registerLedgerMetrics({ db, clock, metrics }: WalletRoom): void {
  if (!metrics) return;
  const figure = (of: (watched: Watched) => number | undefined) => async () => {
    const { of: scopes } = await db.read((tx) => watchProofs(tx, clock.now()));
    const read = Object.entries(scopes).map(([scope, watched]) => [scope, of(watched)] as const);
    return Object.fromEntries(
      read.filter((pair): pair is [string, number] => pair[1] !== undefined),
    );
  };
  metrics.watch(
    'ledger_proof_age_seconds',
    'Since the last finished proof; since the first of any where there is none',
    figure(({ ageSeconds }) => ageSeconds),
  );
  metrics.watch(
    'ledger_proof_seconds',
    'How long the last finished proof took',
    figure(({ last }) => (last ? last.tookMs / 1_000 : undefined)),
  );
  metrics.watch(
    'ledger_differences',
    'Differences that the last finished proof found',
    figure(({ differences }) => differences),
  );
  metrics.watch('ledger_alarm', 'Reasons for which the ledger asks for somebody', async () => {
    return (await db.read((tx) => watchProofs(tx, clock.now()))).alarms.length;
  });
}

type Watched = Awaited<ReturnType<typeof watchProofs>>['of'][Scope];

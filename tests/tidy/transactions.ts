/**
 * Where a transaction that writes may open: at the edge, in the job runner, and in the files below,
 * each of a kind that has a reason. Decision 0075 says more of the kinds. Paths begin in
 * `apps/server/src/`.
 */
type Kind = { readonly why: string; readonly files: readonly string[] };

export const OPENERS: Readonly<Record<string, Kind>> = {
  'edge and jobs': {
    why: 'the one place: a call or a job opens it and hands it to the use-case',
    files: ['edge/act.ts', 'edge/idempotency.ts', 'kernel/jobs.ts'],
  },
  'start and commands': {
    why: 'there is neither a call nor a job: the house starts, or an operator runs a command',
    files: [
      'checkout-register.ts',
      'kernel/backup/snapshot.ts',
      'kernel/backup/load.ts',
      'kernel/backup/note-act.ts',
      'kernel/citus/under-lock.ts',
      'kernel/migrate.ts',
      'kernel/prepare-database.ts',
      'modules/games/jackpots/pass-closed-time.ts',
      'modules/games/lottery/index.ts',
      'modules/games/slots/index.ts',
      'modules/games/tables/index.ts',
      'modules/games/tables/kite/index.ts',
      'modules/money/cashier/close-days.ts',
      'modules/money/promotions/campaigns/know-members.ts',
      'modules/money/vip/know-members.ts',
      'modules/people/identity/line/apply-moves.ts',
      'modules/stakes/turnover/oblige.ts',
      'modules/stakes/wagers/check-figures.ts',
      'rooms.ts',
      'vendor-register.ts',
    ],
  },
  'group commit': {
    why: 'a lane commits the postings of many callers in one statement',
    files: ['modules/base/wallet/on-lane.ts'],
  },
  'hot path': {
    why: 'a spin, a vendor call or a slip opens one only when it is not a plain posting',
    files: [
      'modules/games/lottery/note-opened.ts',
      'modules/games/slots/place-round.ts',
      'modules/games/vendors/money-call.ts',
    ],
  },
  'made at first use': {
    why: 'others use it from memory at once, so it is committed before the call that asked goes on',
    files: [
      'modules/base/fairness/current-seed.ts',
      'modules/base/wallet/accounts.ts',
      'modules/base/wallet/months.ts',
      'modules/games/slots/open-jackpots.ts',
      'modules/people/access/credentials.ts',
    ],
  },
  'work in pieces': {
    why: 'long work that keeps what is done and goes on from there when it breaks off',
    files: [
      'modules/base/wallet/expire-holds.ts',
      'modules/base/wallet/proof/verify.ts',
      'modules/base/wallet/sum-entries.ts',
      'modules/games/jackpots/run-pools.ts',
      'modules/games/lottery/chases/plan-chase.ts',
      'modules/games/slots/draw-full-pots.ts',
      'modules/money/agents/rebates/settle-days.ts',
      'modules/money/agents/settlement/pay-overdue.ts',
      'modules/money/agents/settlement/read-changes.ts',
      'modules/money/agents/settlement/settle.ts',
      'modules/money/promotions/boards/run-boards.ts',
      'modules/money/promotions/periods/pay-periods.ts',
      'modules/money/promotions/raffle/follow-raffles.ts',
      'modules/money/promotions/referral/follow.ts',
      'modules/money/promotions/rounds/end-rounds.ts',
      'modules/money/agents/team/close-days.ts',
      'modules/money/points/credit-days.ts',
      'modules/money/vip/move-levels.ts',
      'modules/oversight/risk/follow.ts',
    ],
  },
  'a call between two': {
    why: 'vendors, payment providers and couriers are called outside every transaction',
    files: [
      'modules/base/couriers/deliver-message.ts',
      'modules/games/vendors/begin-transfer.ts',
      'modules/games/vendors/desk-transfers.ts',
      'modules/games/vendors/launch-hosts.ts',
      'modules/games/vendors/step-grant.ts',
      'modules/games/vendors/step-transfer.ts',
      'modules/money/cashier/channels/hosted-step.ts',
      'modules/money/cashier/withdrawals/pay.ts',
    ],
  },
  'round clock': {
    why: 'the leader takes a step of a shared round at its moment, and no call or job asks for it',
    files: [
      'modules/games/lottery/count-total.ts',
      'modules/games/rounds/clock.ts',
      'modules/games/rounds/leader.ts',
      'modules/games/rounds/pay-round.ts',
      'modules/games/rounds/step-round.ts',
      'modules/games/rounds/topic.ts',
      'modules/games/tables/desk/count-round.ts',
    ],
  },
  'noted aside': {
    why: 'a last use is written behind the answer, which does not wait for it',
    files: [
      'modules/games/vendors/profiles.ts',
      'modules/money/cashier/channels/hosted-providers.ts',
      'modules/people/identity/sessions.ts',
    ],
  },
  'tries and spent tasks': {
    why: 'a try stays counted, and a task or code spent, whatever is refused after it',
    files: [
      'modules/people/access/challenge-work.ts',
      'modules/people/access/challenge.ts',
      'modules/people/access/check-code.ts',
      'modules/people/access/check-firebase.ts',
      'modules/people/access/confirm-owner.ts',
      'modules/people/access/count-account.ts',
      'modules/people/access/credential-nonces.ts',
      'modules/people/access/free-play.ts',
      'modules/people/access/log-in-by-password.ts',
      'modules/people/access/log-in-with-factor.ts',
      'modules/people/access/older-proof.ts',
      'modules/people/access/pass-factor.ts',
      'modules/people/access/payment-password.ts',
      'modules/people/access/register.ts',
      'modules/people/access/tries.ts',
      'modules/people/chat/write-to-desk.ts',
      'modules/people/operators/change-password.ts',
      'modules/people/operators/factor.ts',
      'modules/people/operators/log-in.ts',
    ],
  },
  'refused after the commit': {
    why: 'the ticket of a second step is stored and goes out with a refusal',
    files: [
      'modules/people/access/log-in-by-code.ts',
      'modules/people/access/reset-password.ts',
      'modules/people/access/security-routes.ts',
    ],
  },
  'stages of tests': {
    why: 'only tests call them',
    files: [
      'modules/base/wallet/model/stage.ts',
      'modules/base/wallet/model/try-act.ts',
      'modules/people/access/code-story.ts',
    ],
  },
};

const SERVER = 'apps/server/src/';
export const OPENING_FILES: readonly string[] = Object.values(OPENERS).flatMap(({ files }) =>
  files.map((file) => SERVER + file),
);

/** By the database of the kernel, by a connection of its pool, or by hand. */
export const OPENS = /\.(?:tx|aside)\b|\.pool\.connect\b|\bquery\(\s*['"`]begin/;

export const mayNotOpen = (path: string): boolean =>
  path.startsWith(SERVER) &&
  path.endsWith('.ts') &&
  !path.endsWith('.test.ts') &&
  !/\/test-[^/]+\.ts$/.test(path) &&
  !OPENING_FILES.includes(path);

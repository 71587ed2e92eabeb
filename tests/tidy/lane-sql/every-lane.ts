/**
 * Where statements may ask every lane, each file of a kind that has a reason. Who asks for one member
 * knows the lane. Paths begin in `apps/server/src/`.
 */
type Kind = { readonly why: string; readonly files: readonly string[] };

const EVERY_LANE: Readonly<Record<string, Kind>> = {
  proof: {
    why: 'the ledger is proven, and its heads are published, over all lanes',
    files: ['checks', 'form-checks', 'head-checks', 'proofs', 'published-heads'].map(
      (name) => `modules/base/wallet/store/${name}.ts`,
    ),
  },
  'accounts of the house': {
    why: 'they are opened in every lane before they are used, and a vendor’s total is over members',
    files: ['modules/base/wallet/store/accounts.ts'],
  },
  'a backup': {
    why: 'every lane stands still while its snapshots are opened',
    files: ['kernel/citus/store/snapshot.ts'],
  },
  jobs: {
    why: 'what is due, behind, or too old is found wherever it is',
    files: [
      'kernel/backup/catalog.ts',
      'modules/base/wallet/store/entry-sums.ts',
      'modules/base/wallet/store/holds.ts',
      'modules/games/lottery/store/chase-steps.ts',
      'modules/stakes/wagers/store/check-figures.ts',
      'modules/stakes/wagers/store/follower.ts',
      'modules/stakes/wagers/store/settled.ts',
    ],
  },
  'desks and reports': {
    why: 'they tell of all members; so does the lobby, of a table how many play',
    files: [
      'modules/games/instants/store/all-rounds.ts',
      'modules/games/lottery/store/bets.ts',
      'modules/games/lottery/store/desk.ts',
      'modules/games/tables/store/desk.ts',
      'modules/games/slots/store/free-rounds.ts',
      'modules/games/vendors/store/gifts.ts',
      'modules/games/vendors/store/grants.ts',
      'modules/games/vendors/store/reports.ts',
      'modules/games/vendors/store/rounds-together.ts',
      'modules/stakes/wagers/store/debts.ts',
      'modules/stakes/wagers/store/free-bets.ts',
      'modules/stakes/wagers/store/players.ts',
      'modules/stakes/wagers/store/rounds.ts',
      'modules/stakes/wagers/store/turnover.ts',
      'modules/stakes/wagers/store/wager.ts',
    ],
  },
  'what all see': {
    why: 'followers of the kite see the largest bets of all members; late calls are found wherever they are',
    files: ['modules/games/tables/kite/store/all-bets.ts'],
  },
  'ids of vendors': {
    why: 'a vendor may send an id again for another member, who is in another lane',
    files: ['modules/games/vendors/store/transactions.ts'],
  },
};

export const ASK_EVERY_LANE: readonly string[] = Object.values(EVERY_LANE).flatMap(
  ({ files }) => files,
);

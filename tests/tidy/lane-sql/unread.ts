/**
 * Files with a statement that cannot be put together from the source alone, each with the reason why
 * it needs no look. Paths begin in `apps/server/src/`.
 */
export const UNREAD: Readonly<Record<string, string>> = {
  'kernel/content/rows.ts': 'the table is an argument; tables of texts are in no lane',
  'modules/base/wallet/store/proofs.ts': 'takes in the checks, which are judged by themselves',
  'modules/stakes/limits/store/guard.ts':
    'the table and its column are looked up by the kind of limit; the lane is named beside them',
};

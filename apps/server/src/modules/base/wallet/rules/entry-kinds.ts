/** The stored number of each kind; the numbers are hashed and never change their meaning. */
export const ENTRY_KINDS = {
  stake: 1,
  win: 2,
  refund: 3,
  deposit: 4,
  withdrawal: 5,
  hold: 6,
  release: 7,
  adjustment: 8,
  award: 10,
  'to-vendor': 14,
  'from-vendor': 15,
  /** What was won or lost in a vendor's own wallet since money last moved. */
  'vendor-play': 16,
  /** Along the team line, to or from an upline or a downline. */
  'transfer-out': 17,
  'transfer-in': 18,
  /** The fee of a channel, in the posting of the deposit. */
  fee: 20,
  /** What a lottery bet gives back beside its prize; negative when it is taken back. */
  rebate: 21,
  /** By contracts of agents, to those below and from above; `commission` is the house's side. */
  'dividend-out': 22,
  'dividend-in': 23,
  'wage-out': 24,
  'wage-in': 25,
  /** What the bets of a team give back to the agents above. */
  'line-rebate': 26,
  /** Cash of a campaign; bonus money; bonus money that became cash; what of it went back to the house. */
  promotion: 27,
  bonus: 28,
  converted: 29,
  'bonus-ended': 30,
  /** Points that were earned, given for a good or returned, and changed to taka. */
  points: 31,
  redeemed: 32,
  'points-converted': 33,
  /** What a free round won, also nothing; the promotion pays it. */
  'free-round': 34,
  /** The same of a bet that was placed with a free bet. */
  'free-bet': 35,
  /** The part of a stake that goes to a pot: lists show it as part of its stake. */
  contribution: 11,
} as const;

/** The purpose of a leg of a posting. */
export type LegKind = keyof typeof ENTRY_KINDS;
/** The purpose of an entry, in the words of the account record. */
export type EntryKind = Exclude<LegKind, 'contribution'>;

/** The house's side of a batch. */
export const HOUSE_ENTRY = 0;
/** An entry of zero that takes a key, so that later postings under it are refused. */
export const TOMBSTONE_ENTRY = 9;

const WORDS = new Map<number, EntryKind>(
  Object.entries(ENTRY_KINDS)
    .filter(([word]) => word !== 'contribution')
    .map(([word, number]) => [number, word as EntryKind]),
);

/** The kind of a stored number; null for the ledger's own entries, which no list shows. */
export const entryKindOf = (number: number): EntryKind | null => WORDS.get(number) ?? null;

const LEGS = new Map<number, LegKind>(
  Object.entries(ENTRY_KINDS).map(([word, number]) => [number, word as LegKind]),
);

/** The same with the parts of stakes; an unknown number is a fault. */
export function legKindOf(number: number): LegKind {
  const kind = LEGS.get(number);
  if (!kind) throw new Error(`${number} is no kind of entry`);
  return kind;
}

import type { FrameLaunch, FrameMessage } from '@nokshi/contract/frame.ts';
import type { TableCard, TableRound } from '@nokshi/contract/player/tables.ts';
import { CallFailed } from '../runtime/api.ts';
import { tellEnded } from '../runtime/handshake.ts';
import type { Bets, Laid } from './bets.ts';
import type { EarlierChips } from './deal.ts';
import { chipValues, type Limits, limitsOf } from './chips.ts';
import type { Felt, FeltOf } from './felt.ts';
import type { Owed } from './owed.ts';
import type { Phase } from './phase.ts';
import type { Purse } from './purse.ts';
import type { Results } from './results.ts';
import type { Shell } from './shell.ts';
import type { Spots } from './spots.ts';
import type { TableServer } from './table-server.ts';
import type { TableSound } from './table-sound.ts';
import type { Say } from './words/index.ts';

/** A member at a table: everything that is known, and the parts that show it. */
export type Sitting = {
  readonly shell: Shell;
  readonly server: TableServer;
  readonly sound: TableSound;
  readonly say: Say;
  readonly language: () => FrameLaunch['language'];
  readonly tell: (message: FrameMessage) => void;
  readonly still: () => boolean;
  readonly now: () => number;
  readonly purse: Purse;
  readonly results: Results;
  readonly owed: Owed;
  readonly bets: Bets;
  readonly spots: Spots;
  readonly felt: Felt;
  readonly feltOf: FeltOf;
  card: TableCard;
  limits: Limits;
  values: readonly bigint[];
  /** The place of the chosen chip among the values. */
  chosen: number;
  /** The round as it is known, and how much of it has been shown. */
  round: TableRound | null;
  shown: { readonly issue: string; phase: Phase; isOwed: boolean };
  /** Own chips of earlier rounds of the deal that goes on; none where each round decides by itself. */
  earlier: readonly EarlierChips[];
  /** The chips of the last round with own bets, for "rebet". */
  lastLaid: Laid;
  /** The newest own bet of a round that is over: what "check this round" opens. */
  lastBetId: string | null;
  /** Redraws the sheets where they are open. */
  refreshSheets: (isPaid?: boolean) => void;
};

export const chosenChip = ({ values, chosen }: Sitting): bigint =>
  values[chosen] ?? values[0] ?? 0n;

/** The terms of the table, which may change while somebody sits there. */
export function takeCard(sitting: Sitting, card: TableCard): void {
  sitting.card = card;
  sitting.limits = limitsOf(card.limits);
  sitting.values = chipValues(sitting.limits);
  sitting.chosen = Math.min(sitting.chosen, sitting.values.length - 1);
  const { shell, values, say, purse } = sitting;
  shell.dock.setChips(values, (value) => say('chip', { amount: purse.amount(value) }));
  shell.dock.setChosen(sitting.chosen);
}

/** Words for what the server would not do; a fault of ours is thrown on. */
export function onRefusal(
  { shell, say, tell }: Pick<Sitting, 'shell' | 'say' | 'tell'>,
  err: unknown,
): void {
  if (!(err instanceof CallFailed)) throw err;
  if (tellEnded(err, tell, () => shell.notice.set(say('ended')))) return;
  if (err.code === 'network') shell.notice.set(say('lost'));
  else shell.toast.show(err.message);
}

import type { RefusalCode } from '@nokshi/contract';
import type { VendorStatus } from '@nokshi/contract/vendor/seamless.ts';

/** The status for a vendor after a refusal of the ledger's commit; other refusals have none. */
const STATUS_OF: Readonly<Partial<Record<RefusalCode, VendorStatus>>> = {
  'wallet.insufficient': 'INSUFFICIENT_FUNDS',
  'wallet.account-closed': 'PLAYER_UNKNOWN',
  'limits.reality-check': 'LIMIT_REACHED',
  'limits.time-limit': 'LIMIT_REACHED',
  'limits.stake-limit': 'LIMIT_REACHED',
  'limits.loss-limit': 'LIMIT_REACHED',
  'limits.bet-too-large': 'LIMIT_REACHED',
  'limits.frozen': 'PLAYER_BLOCKED',
  'limits.self-excluded': 'PLAYER_BLOCKED',
  'limits.time-out': 'PLAYER_BLOCKED',
  'catalogue.game-unknown': 'INVALID_GAME',
  'catalogue.game-off': 'GAME_OFF',
  'edge.session-ended': 'SESSION_ENDED',
};

export const statusOf = (code: RefusalCode): VendorStatus | null => STATUS_OF[code] ?? null;

import type { Tx } from '../../../kernel/db.ts';
import type { RiskRoom } from './room.ts';

/** Makes the desk load its cases again. */
export const announce = ({ live }: Pick<RiskRoom, 'live'>, tx: Tx): void =>
  tx.afterCommit(() => live.toDesk('risk.read', { type: 'risk' }));

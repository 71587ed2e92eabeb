import type { Tx } from '../../../kernel/db.ts';
import type { RiskRoom } from './room.ts';

/** The desk asks for its cases anew. */
export const announce = ({ live }: Pick<RiskRoom, 'live'>, tx: Tx): void =>
  tx.afterCommit(() => live.toDesk('risk.read', { type: 'risk' }));

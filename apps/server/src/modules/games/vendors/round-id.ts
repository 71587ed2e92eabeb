import { derivedId, type RoundId } from '../../../kernel/ids.ts';
import type { Asked } from './money-call.ts';

/** Our id of a vendor's round: all wagers of it share it. */
export const roundIdOf = ({ profile, memberId, roundId }: Asked): RoundId =>
  derivedId<RoundId>(`vendors.round\n${profile.vendor}\n${memberId}\n${roundId}`);

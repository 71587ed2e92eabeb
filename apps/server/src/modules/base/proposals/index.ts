import { expireProposal } from './decide.ts';
import type { ProposalsDeps } from './face.ts';
import { amountNeedsSecond, runOrPropose } from './propose.ts';
import { type StoredAct, openRoom, type ProposalsRoom } from './room.ts';

export { type Act, type Doer, permissionCounted, type Proposals } from './face.ts';
export type { ProposalsRoom } from './room.ts';

/** The proposals room: acts that need a second person, and the proposals that wait for one. */
export function createProposals(deps: ProposalsDeps): ProposalsRoom {
  const internals = openRoom(deps);
  const room: ProposalsRoom = {
    ...internals,
    act(given) {
      internals.acts.set(given.code, given as unknown as StoredAct);
      return (tx, input, caller) => runOrPropose(internals, tx, { act: given, input, caller });
    },
    needsSecond: (tx, code, amount) => amountNeedsSecond(internals, tx, { code, amount }),
  };
  deps.jobs.register('proposals.expire', (tx, { proposalId }) =>
    expireProposal(internals, tx, proposalId as string),
  );
  return room;
}

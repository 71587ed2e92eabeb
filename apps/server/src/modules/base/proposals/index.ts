import { expireProposal } from './decide.ts';
import type { ProposalsDeps } from './face.ts';
import { runOrPropose } from './propose.ts';
import { type StoredAct, openRoom, type ProposalsRoom } from './room.ts';

export { type Act, type Doer, permissionCounted, type Proposals } from './face.ts';
export type { ProposalsRoom } from './room.ts';

/** The proposals room: acts that need a second person, and the proposals that wait for one. */
export function createProposals(deps: ProposalsDeps): ProposalsRoom {
  const insides = openRoom(deps);
  const room: ProposalsRoom = {
    ...insides,
    act(given) {
      insides.acts.set(given.code, given as unknown as StoredAct);
      return (tx, input, caller) => runOrPropose(insides, tx, { act: given, input, caller });
    },
  };
  deps.jobs.register('proposals.expire', (tx, { proposalId }) =>
    expireProposal(insides, tx, proposalId as string),
  );
  return room;
}

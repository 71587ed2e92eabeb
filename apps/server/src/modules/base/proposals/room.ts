import type { FourEyesAct } from '@nokshi/contract';
import type { Act, Proposals, ProposalsDeps } from './face.ts';

/** An act whose input has its type only after `input` has parsed it. */
export type StoredAct = Act<{ readonly reason: string }>;

export type Internals = ProposalsDeps & {
  readonly acts: Map<FourEyesAct, StoredAct>;
};

/** What the room's own verbs and routes use; other rooms see its face, `Proposals`. */
export type ProposalsRoom = Internals & Proposals;

export const openRoom = (deps: ProposalsDeps): Internals => ({
  ...deps,
  acts: new Map(),
});

export function actOf(room: Internals, code: FourEyesAct): StoredAct {
  const act = room.acts.get(code);
  if (!act) throw new Error(`no room declares the act ${code}`);
  return act;
}

import type { FourEyesAct } from '@nokshi/contract';
import type { Act, Proposals, ProposalsDeps } from './face.ts';

/** An act whose input is known to fit it only after `input` has parsed it. */
export type KeptAct = Act<{ readonly reason: string }>;

export type Insides = ProposalsDeps & {
  readonly acts: Map<FourEyesAct, KeptAct>;
};

/** What the room's own verbs and routes get; other rooms see its face, `Proposals`. */
export type ProposalsRoom = Insides & Proposals;

export const openRoom = (deps: ProposalsDeps): Insides => ({
  ...deps,
  acts: new Map(),
});

export function actOf(room: Insides, code: FourEyesAct): KeptAct {
  const act = room.acts.get(code);
  if (!act) throw new Error(`no room declares the act ${code}`);
  return act;
}

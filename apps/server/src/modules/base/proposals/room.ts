import type { FourEyesAct, Permission } from '@nokshi/contract';
import type { Tx } from '../../../kernel/db.ts';
import type { Act, Proposals, ProposalsDeps } from './face.ts';

/** An act whose input is known to fit it only after `input` has parsed it. */
export type KeptAct = Act<{ readonly reason: string }>;

export type Insides = ProposalsDeps & {
  readonly acts: Map<FourEyesAct, KeptAct>;
  readonly operators: { count: (tx: Tx, permission: Permission) => Promise<number> };
};

/** What the room's own verbs and routes get; other rooms see its face, `Proposals`. */
export type ProposalsRoom = Insides & Proposals;

export const openRoom = (deps: ProposalsDeps): Insides => ({
  ...deps,
  acts: new Map(),
  operators: { count: () => Promise.resolve(0) },
});

export function actOf(room: Insides, code: FourEyesAct): KeptAct {
  const act = room.acts.get(code);
  if (!act) throw new Error(`no room declares the act ${code}`);
  return act;
}

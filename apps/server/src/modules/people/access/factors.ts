import type { CodeKind, FactorKind } from '@nokshi/contract/player/entry.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { passkeyIsRight, passkeysPossible } from './passkeys.ts';
import { recoveryCodeIsRight } from './recovery-codes.ts';
import type { Internals } from './room.ts';
import { recoveryCodesLeft, spendTotpStep, totpOf } from './store/factors.ts';
import { passkeysOf } from './store/passkeys.ts';
import { matchingStep } from './totp.ts';

/** What a member shows; `asker` is the ticket or session a passkey was requested for. */
export type Shown = {
  readonly memberId: MemberId;
  readonly asker: string;
  readonly code?: string | undefined;
  readonly passkey?: Record<string, unknown> | undefined;
};

type Factor = {
  readonly kind: FactorKind;
  /** Accepted along with other factors but not a factor alone: recovery codes. */
  readonly spare?: true;
  has(room: Internals, tx: Tx, memberId: MemberId): Promise<boolean>;
  /**
   * Spends what was shown, so that it counts once. Undefined for codes by message (code-step.ts).
   */
  isRight?(room: Internals, tx: Tx, shown: Shown): Promise<boolean>;
};

/** A code to a verified contact, when the member chose it. */
const codeTo = (kind: CodeKind): Factor => ({
  kind,
  has: async (room, tx, memberId) =>
    (await room.contacts.of(tx, memberId)).some((each) => each.kind === kind && each.factorSince),
});

/** In the order they are offered. Another kind is a line here and one in the contract. */
const FACTORS: readonly Factor[] = [
  {
    kind: 'passkey',
    has: async (room, tx, memberId) =>
      passkeysPossible(room) && (await passkeysOf(tx, memberId)).length > 0,
    isRight: async (room, tx, { passkey: answer, ...who }) =>
      answer !== undefined && passkeyIsRight(room, tx, { ...who, answer }),
  },
  {
    kind: 'totp',
    has: async (_room, tx, memberId) => Boolean((await totpOf(tx, memberId))?.sealed),
    isRight: totpIsRight,
  },
  codeTo('sms'),
  codeTo('mail'),
  {
    kind: 'recovery',
    spare: true,
    has: async (_room, tx, memberId) => (await recoveryCodesLeft(tx, memberId)) > 0,
    isRight: async (room, tx, { memberId, code }) =>
      code !== undefined && recoveryCodeIsRight(room, tx, { memberId, code }),
  },
];

/**
 * What the member can be asked for besides what was `proven` already; empty without a second
 * factor. S-058.
 */
export async function factorsOf(
  room: Internals,
  tx: Tx,
  { memberId, proven }: { memberId: MemberId; proven?: CodeKind | null },
): Promise<FactorKind[]> {
  const there: Factor[] = [];
  for (const factor of FACTORS)
    if (factor.kind !== proven && (await factor.has(room, tx, memberId))) there.push(factor);
  return there.some(({ spare }) => !spare) ? there.map(({ kind }) => kind) : [];
}

export async function factorIsRight(
  room: Internals,
  tx: Tx,
  { kind, ...shown }: Shown & { kind: FactorKind },
): Promise<boolean> {
  const factor = FACTORS.find((each) => each.kind === kind);
  return factor?.isRight !== undefined && factor.isRight(room, tx, shown);
}

async function totpIsRight(room: Internals, tx: Tx, { memberId, code }: Shown): Promise<boolean> {
  const sealed = (await totpOf(tx, memberId))?.sealed;
  if (!sealed || code === undefined) return false;
  const step = matchingStep(room, { owner: memberId, sealed, code });
  return step !== null && (await spendTotpStep(tx, memberId, step)) === 1;
}

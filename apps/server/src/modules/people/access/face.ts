import type { PlaceShown } from '@nokshi/contract/player/place-proof.ts';
import type { Caller, Credentials, Story } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { Guesses } from './guesses.ts';
import type { ByHand, OpenedByHand } from './open-by-hand.ts';
import type { Internals } from './room.ts';
import type { seenSince, sharedAddresses, sharedDevices } from './store/shared-places.ts';

export type Access = {
  /** For the edge: opens the bodies of `encrypted` routes. Checklist Y-001. */
  readonly credentials: Credentials;
  /** For the room that logs operators in. */
  readonly guesses: Guesses;
  /**
   * Requires a proof of work from a visitor, or the image or question instead. In transactions of
   * its own. Refuses: identity.challenge-needed, identity.challenge-wrong, identity.captcha-wrong.
   */
  requireChallenge(input: {
    answers: { captcha?: string | undefined; geetest?: string | undefined };
    caller: Caller;
  }): Promise<void>;
  /** See {@link openByHand}. Refuses: identity.username-pattern, identity.username-taken. */
  openByHand(asked: ByHand): Promise<Story<OpenedByHand>>;
  hasPaymentPassword(tx: Tx, memberId: MemberId): Promise<boolean>;
  /**
   * Checks a member's payment password, in transactions of its own; 5 tries, then one more every 15
   * minutes. Refuses: identity.payment-password-unset, identity.payment-password-wrong,
   * identity.too-many-attempts. Checklist V-021.
   */
  checkPaymentPassword(input: { memberId: MemberId; pin: string }): Promise<void>;
  /**
   * Sets six digits that are not the log-in password; `old` is required once there is one. In
   * transactions of its own. Refuses: as above, and identity.payment-password-pattern,
   * identity.payment-password-easy, identity.payment-password-same.
   */
  setPaymentPassword(input: {
    memberId: MemberId;
    pin: string;
    old?: string | undefined;
  }): Promise<void>;
  /**
   * Called before a withdrawal, and before a payee is added. True when the caller's place has
   * settled or settles with what is shown; false when the member has no proof older than three
   * days. In transactions of its own. Refuses: identity.factor-needed, which lists what can be
   * shown, identity.place-rests, identity.second-factor-wrong, identity.proof-needed,
   * identity.code-missing, identity.code-expired, identity.code-wrong, identity.too-many-attempts.
   */
  provePlace(shown: PlaceShown, caller: Caller): Promise<boolean>;
  /**
   * Takes one try of a member at the code of a voucher, committed beside the caller's story; the
   * returned function gives the try back. Refuses: identity.too-many-attempts.
   */
  tryVoucher(memberId: MemberId): Promise<() => Promise<void>>;
  /** The browsers that these members share with others, at most `most` members of each. */
  sharedDevices: typeof sharedDevices;
  /** The addresses they share, except those of more than `most` members. */
  sharedAddresses: typeof sharedAddresses;
  /** Log-ins since then, oldest first. */
  seenSince: typeof seenSince;
};

/** What the room's own routes use; other rooms see its face, `Access`. */
export type AccessRoom = Internals & Access;

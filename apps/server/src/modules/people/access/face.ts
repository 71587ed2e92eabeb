import type { PlaceShown } from '@nokshi/contract/player/place-proof.ts';
import type { Caller, Credentials } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { Guesses } from './guesses.ts';
import type { Insides } from './room.ts';
import type { seenSince, sharedAddresses, sharedDevices } from './store/shared-places.ts';

export type Access = {
  /** For the edge: opens the bodies of `encrypted` routes. Checklist Y-001. */
  readonly credentials: Credentials;
  /** For the room that lets operators in. */
  readonly guesses: Guesses;
  /**
   * Asks a visitor for a proof of work, or the image or question instead. In transactions of its
   * own. Refuses: identity.challenge-needed, identity.challenge-wrong, identity.captcha-wrong.
   */
  requireChallenge(input: {
    answers: { captcha?: string | undefined; geetest?: string | undefined };
    caller: Caller;
  }): Promise<void>;
  hasPaymentPassword(tx: Tx, memberId: MemberId): Promise<boolean>;
  /**
   * Asks for a member's payment password, in transactions of its own; 5 tries, then one more
   * every 15 minutes. Refuses: identity.payment-password-unset, identity.payment-password-wrong,
   * identity.too-many-attempts. Checklist V-021.
   */
  checkPaymentPassword(input: { memberId: MemberId; pin: string }): Promise<void>;
  /**
   * Six digits that are not the log-in password; `old` is asked for once there is one. In
   * transactions of its own. Refuses: as above, and identity.payment-password-pattern,
   * identity.payment-password-easy, identity.payment-password-same.
   */
  setPaymentPassword(input: {
    memberId: MemberId;
    pin: string;
    old?: string | undefined;
  }): Promise<void>;
  /**
   * Before money goes out or an account to pay to is added: true where the caller's place has
   * settled or settles with what is shown, false where the member has nothing to show that is older
   * than three days. In transactions of its own. Refuses: identity.factor-needed, which names what
   * to show one of, identity.place-rests, identity.second-factor-wrong, identity.proof-needed,
   * identity.code-missing, identity.code-expired, identity.code-wrong, identity.too-many-attempts.
   */
  provePlace(shown: PlaceShown, caller: Caller): Promise<boolean>;
  /**
   * Takes one try of a member at the code of a voucher, committed beside the story that asks; what
   * it answers gives the try back. Refuses: identity.too-many-attempts.
   */
  tryVoucher(memberId: MemberId): Promise<() => Promise<void>>;
  /** The browsers that these members share with others, of each at most `most` of who do. */
  sharedDevices: typeof sharedDevices;
  /** The addresses, but those of more than `most` members. */
  sharedAddresses: typeof sharedAddresses;
  /** Who came in from then on, oldest first. */
  seenSince: typeof seenSince;
};

/** What the room's own routes get; other rooms see its face, `Access`. */
export type AccessRoom = Insides & Access;

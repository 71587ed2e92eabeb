import { type MemberId, readUuid } from '../../../kernel/ids.ts';
import type { MemberAccounts } from './store/accounts.ts';

/** A bounded memory of members' account numbers: never more than `most`, at least the half used last. */
export type MemberMemory = {
  /** What is no id in canonical form is nobody's. */
  get(memberId: MemberId): MemberAccounts | undefined;
  /** Throws for what is no id in canonical form, and for a number that no account has. */
  set(memberId: MemberId, accounts: MemberAccounts): void;
};

/** Words of a slot: four of the member's id, then these two. */
const CASH = 4;
const HELD = 5;
const SLOT = 6;
/** Slots of a generation that begins: 1.5 kB. */
const FEWEST = 64;
/** Odd numbers without a pattern in their bits. */
const SPREAD_THIRD = 0x9e3779b1;
const SPREAD_FOURTH = 0x85ebca6b;

/**
 * Members by the bits of their ids in one array, so that none of them is an object, and one who was
 * not asked for lately costs a way to memory where a Map of texts costs three: 0.5 us for 0.9. A
 * slot has 24 bytes and at most half of the slots are taken: with a million at `most` two tables of
 * 2^20 slots, 50 MB when all are remembered. A larger slot that would never lie across two cache lines
 * was no quicker: Node's arrays do not begin at one.
 */
class Generation {
  size = 0;
  #slots = FEWEST;
  #words = new Int32Array(FEWEST * SLOT);

  /** @param id four words, as readUuid writes them */
  get(id: Int32Array): MemberAccounts | undefined {
    const words = this.#words;
    const at = this.#find(id, 0);
    const cash = words[at + CASH] as number;
    return cash === 0 ? undefined : { cash, held: words[at + HELD] as number };
  }

  has(id: Int32Array): boolean {
    return this.#words[this.#find(id, 0) + CASH] !== 0;
  }

  set(id: Int32Array, { cash, held }: MemberAccounts): void {
    if (!this.has(id)) {
      this.size += 1;
      if (this.size * 2 > this.#slots) this.#grow();
    }
    const at = this.#find(id, 0);
    this.#words.set(id, at);
    this.#words[at + CASH] = cash;
    this.#words[at + HELD] = held;
  }

  /** Where the slot of the id that stands in `from` begins, or the empty one that it would take. */
  #find(from: Int32Array, start: number): number {
    const words = this.#words;
    const first = from[start];
    const second = from[start + 1];
    const third = from[start + 2] as number;
    const fourth = from[start + 3] as number;
    // An id's last two words are random but for their very first and last digit. The high bits of a
    // product come of all bits below; by them a table keeps its order when it doubles.
    const hash = Math.imul(third, SPREAD_THIRD) + Math.imul(fourth, SPREAD_FOURTH);
    let slot = hash >>> (Math.clz32(this.#slots) + 1);
    for (;;) {
      const at = slot * SLOT;
      if (words[at + CASH] === 0) return at;
      const isLikeIt = words[at + 3] === fourth && words[at + 2] === third;
      if (isLikeIt && words[at + 1] === second && words[at] === first) return at;
      slot = (slot + 1) & (this.#slots - 1);
    }
  }

  #grow(): void {
    const before = this.#words;
    this.#slots *= 2;
    this.#words = new Int32Array(this.#slots * SLOT);
    for (let from = 0; from < before.length; from += SLOT) {
      if (before[from + CASH] === 0) continue;
      const at = this.#find(before, from);
      for (let word = 0; word < SLOT; word += 1)
        this.#words[at + word] = before[from + word] as number;
    }
  }
}

/**
 * Two generations, as kernel/recent.ts has them: what is used moves into the young one; when that
 * has half of `most`, the old one is forgotten whole.
 */
export function createMemberMemory(most: number): MemberMemory {
  const half = Math.max(1, most >> 1);
  const id = new Int32Array(4);
  let young = new Generation();
  let old = new Generation();
  const put = (accounts: MemberAccounts) => {
    if (young.size >= half && !young.has(id)) {
      old = young;
      young = new Generation();
    }
    young.set(id, accounts);
  };
  return {
    get(memberId) {
      if (!readUuid(memberId, id)) return undefined;
      const accounts = young.get(id);
      if (accounts) return accounts;
      const aged = old.get(id);
      if (aged) put(aged);
      return aged;
    },
    set(memberId, accounts) {
      if (!readUuid(memberId, id)) throw new Error(`a member's id is a uuid, not ${memberId}`);
      const { cash, held } = accounts;
      if (!isNumber(cash) || !isNumber(held)) throw new RangeError(`${cash}, ${held}: no accounts`);
      put(accounts);
    },
  };
}

/** Account numbers are positive int4; a slot whose cash is 0 is empty. */
const isNumber = (account: number) => (account | 0) === account && account > 0;

import { LANES } from './rules/lane-of.ts';
import type { MemberAccounts } from './store/accounts.ts';
import { readUuid } from './store/binary-array.ts';

/** What a server remembers of members' account numbers; what it forgot is asked for again. */
export type MemberNumbers = {
  get(memberId: string): MemberAccounts | undefined;
  set(memberId: string, accounts: MemberAccounts): void;
};

/** 16 bytes of the member's id, cash, held. */
const WORDS = 6;
/** A member is at home in one place, or stands in one of so many from there on. */
const REACH = 16;
const FIRST_PLACES = 64;
/** Of a lane; all lanes together take 48 MiB, and a million members fill half of it. */
const MOST_PLACES = 1 << 17;

/**
 * Arrays of numbers, 24 bytes a place: less than half of what a Map of objects takes, nothing in it
 * for the collector to walk, and a hit touches one line of memory where a Map touches four. The
 * array of a lane doubles when a member finds no place in it; at its bound a member is forgotten.
 */
export function createMemberNumbers(mostPlaces = MOST_PLACES): MemberNumbers {
  const id = new Int32Array(4);
  const lanes = Array.from({ length: LANES }, () => new Places(mostPlaces));
  const laneWith = (memberId: string) => {
    readUuid(id, memberId);
    return lanes[(id[3] as number) & (LANES - 1)] as Places;
  };
  return {
    get: (memberId) => laneWith(memberId).get(id),
    set: (memberId, accounts) => laneWith(memberId).set(id, accounts),
  };
}

class Places {
  readonly #most: number;
  #words = new Int32Array(FIRST_PLACES * WORDS);

  constructor(most: number) {
    this.#most = most;
  }

  get(id: Int32Array): MemberAccounts | undefined {
    const at = this.#find(id);
    const cash = at < 0 ? 0 : (this.#words[at + 4] as number);
    return cash === 0 ? undefined : { cash, held: this.#words[at + 5] as number };
  }

  set(id: Int32Array, { cash, held }: MemberAccounts): void {
    let at = this.#find(id);
    while (at < 0 && this.#places < this.#most) {
      this.#double();
      at = this.#find(id);
    }
    if (at < 0) at = this.#home(id);
    const words = this.#words;
    for (let nth = 0; nth < 4; nth += 1) words[at + nth] = id[nth] as number;
    words[at + 4] = cash;
    words[at + 5] = held;
  }

  get #places(): number {
    return this.#words.length / WORDS;
  }

  #home(id: Int32Array): number {
    let hash = 0;
    for (let nth = 0; nth < 4; nth += 1)
      hash = Math.imul(hash ^ (id[nth] as number), 0x9e3779b1) ^ (hash >>> 15);
    return ((hash >>> 7) & (this.#places - 1)) * WORDS;
  }

  /** Where the id stands, or may; below zero where all in its reach is taken. */
  #find(id: Int32Array): number {
    const words = this.#words;
    let at = this.#home(id);
    for (let nth = 0; nth < REACH; nth += 1) {
      if (words[at + 4] === 0 || stands(words, at, id)) return at;
      at += WORDS;
      if (at === words.length) at = 0;
    }
    return -1;
  }

  #double(): void {
    const before = this.#words;
    const id = new Int32Array(4);
    this.#words = new Int32Array(before.length * 2);
    for (let at = 0; at < before.length; at += WORDS) {
      const cash = before[at + 4] as number;
      if (cash === 0) continue;
      for (let nth = 0; nth < 4; nth += 1) id[nth] = before[at + nth] as number;
      this.set(id, { cash, held: before[at + 5] as number });
    }
  }
}

const stands = (words: Int32Array, at: number, id: Int32Array) =>
  words[at] === id[0] &&
  words[at + 1] === id[1] &&
  words[at + 2] === id[2] &&
  words[at + 3] === id[3];

import { createHash } from 'node:crypto';
import { derivedId, type MemberId, type Uuid } from '../../../../kernel/ids.ts';

/** The ids of one run: another run of the same acts has other members and keys. */
export type Names = {
  /** In lane `member % 16`. */
  member(member: number): MemberId;
  /** Half of the keys are time-ordered from their first use, the others are a vendor's. */
  key<K extends Uuid = Uuid>(key: number): K;
  reference(key: number): Uuid;
  /** Notes whose hold this is, which has the number of its key. */
  noteHolder(hold: number, member: number): void;
  /** Anybody, of a hold that never was. */
  holder(hold: number): MemberId;
};

export function createNames(run: string, now: () => Date): Names {
  const members = new Map<number, MemberId>();
  const holders = new Map<number, number>();
  const born = new Map<number, number>();
  const named = (text: string) => derivedId(`${run} ${text}`);
  const memberNamed = (member: number): MemberId => {
    const known = members.get(member);
    if (known) return known;
    const id = `${named(`member ${member}`).slice(0, -1)}${(member % 16).toString(16)}`;
    members.set(member, id as MemberId);
    return id as MemberId;
  };
  return {
    member: memberNamed,
    noteHolder: (hold, member) => void holders.set(hold, member),
    holder: (hold) => memberNamed(holders.get(hold) ?? 0),
    key<K extends Uuid>(key: number) {
      const id = named(`key ${key}`);
      if (key % 2 === 0) return id as K;
      const ms = born.get(key) ?? now().getTime();
      born.set(key, ms);
      const time = ms.toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${id.slice(15)}` as K;
    },
    reference: (key) => named(`reference ${key}`),
  };
}

const digests = new Map<number, Buffer>();

export function digestOfInput(input: number): Buffer {
  const known = digests.get(input);
  if (known) return known;
  const digest = createHash('sha256').update(`input ${input}`).digest();
  digests.set(input, digest);
  return digest;
}

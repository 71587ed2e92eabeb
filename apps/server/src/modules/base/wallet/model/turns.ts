import { type Act, keysOf, memberOf, namedBy, type Purse } from './act.ts';

/**
 * Decides what waits for what. Posts of a member follow one another without waiting. A story waits
 * for all earlier acts of its members, and all later ones wait for the story. So the wallet decides
 * in the order of the acts, wherever it matters.
 */
export type Turns = {
  /** Starts the act when it is its turn; resolves when it is done. */
  take(act: Act, work: () => Promise<void>): Promise<void>;
};

type Line = { barrier: Promise<void>; posts: Promise<void>[] };

/** @param isOpen whether the purse has accounts once the act is done */
export function createTurns(isOpen: (purse: Purse) => boolean): Turns {
  const lines = new Map<number, Line>();
  // Acts that used a key before; a hold's number is a key.
  const users = new Map<number, number | Set<number>>();
  const warm = new Set<number>();

  const lineOf = (member: number): Line => {
    const known = lines.get(member);
    if (known) return known;
    const line = { barrier: Promise.resolve(), posts: [] };
    lines.set(member, line);
    return line;
  };

  /** The members of an act: those it names, and those who used its keys before. */
  function membersOf(act: Act): Set<number> {
    const members = new Set(namedBy(act));
    const keys = keysOf(act);
    for (const key of keys) {
      const before = users.get(key) ?? [];
      for (const member of typeof before === 'number' ? [before] : before) members.add(member);
    }
    const [first] = members;
    for (const key of keys)
      if (first !== undefined) users.set(key, members.size > 1 ? members : first);
    return members;
  }

  function alone(members: Iterable<number>, work: () => Promise<void>): Promise<void> {
    const mine = [...members].map(lineOf);
    const done = Promise.all(mine.flatMap(({ barrier, posts }) => [barrier, ...posts])).then(work);
    for (const line of mine) {
      line.barrier = done;
      line.posts = [];
    }
    return done;
  }

  return {
    take(act, work) {
      const members = membersOf(act);
      if (act.do === 'expire') return alone(lines.keys(), work);
      // The accounts of a purse are looked up once; until then its posts might overtake one
      // another.
      if (act.do === 'story' || members.size > 1 || !warm.has(act.purse)) {
        for (const purse of warmedBy(act)) if (isOpen(purse)) warm.add(purse);
        return alone(members, work);
      }
      const line = lineOf(memberOf(act.purse));
      const done = line.barrier.then(work);
      line.posts.push(done);
      return done;
    },
  };
}

/** The purses whose account numbers the member's server remembers after the act. */
function warmedBy(act: Act): Purse[] {
  if (act.do === 'post') return [act.purse];
  if (act.do === 'expire' || act.ends === 'rolls back') return [];
  const [lead] = namedBy(act);
  return act.steps.flatMap((step) =>
    step.do === 'transfer' && memberOf(step.purse) === lead ? [step.purse] : [],
  );
}

/** Chooses by the name of the question, so that an answer never depends on what was asked before it. */
export type Choose = {
  <T>(name: string, list: readonly T[]): T;
  number(name: string, from: number, to: number): number;
};

/** A game whose code names an hour of the day is played at that hour. */
const HOURS: readonly (readonly [hour: string, named: RegExp])[] = [
  ['night', /night|moon|midnight|lantern|owl|firefly|star|lamp|lights/],
  ['dawn', /dawn|morning|cock|kettle|first/],
  ['dusk', /dusk|evening|closing|last|ember/],
];

function fraction(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  // Texts that end alike would lie close together without these steps.
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The same code always makes the same choices; a word in it is chosen where it can be. */
export function createChoose(code: string): Choose {
  const choose = <T>(name: string, list: readonly T[]): T => {
    const hour = name === 'hour' ? HOURS.find(([, named]) => named.test(code))?.[0] : undefined;
    const named = (one: T) => one === hour || (typeof one === 'string' && code.includes(one));
    const chosen = list.find(named) ?? list[Math.floor(fraction(`${code} ${name}`) * list.length)];
    if (chosen === undefined) throw new Error(`there is nothing to choose for ${name}`);
    return chosen;
  };
  const number: Choose['number'] = (name, from, to) =>
    from + fraction(`${code} ${name}`) * (to - from);
  return Object.assign(choose, { number });
}

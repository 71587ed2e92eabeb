export type Slots = { enter(count?: number): Promise<void>; leave(count?: number): void };

/** At most this many may be inside at once; the others enter in the order of arrival. */
export function createSlots(most: number): Slots {
  let inside = 0;
  const waiting: { count: number; enter: () => void }[] = [];
  return {
    async enter(count = 1) {
      if (waiting.length === 0 && inside + count <= most) inside += count;
      else await new Promise<void>((enter) => waiting.push({ count, enter }));
    },
    leave(count = 1) {
      inside -= count;
      for (let next = waiting[0]; next && inside + next.count <= most; next = waiting[0]) {
        waiting.shift();
        inside += next.count;
        next.enter();
      }
    },
  };
}

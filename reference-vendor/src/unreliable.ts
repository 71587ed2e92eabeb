/** How often, of 100 calls, each mishap happens. */
export type Mishaps = {
  /** The call is carried out, its answer never arrives. */
  readonly lostAnswer: number;
  /** The call never arrives. */
  readonly lostCall: number;
  /** The call arrives twice at once. */
  readonly twice: number;
  /** The same call arrives once more, later, after others. */
  readonly again: number;
};

/**
 * A line to the wallet that behaves as the internet does on a bad day. `settle` waits for what is
 * still under way, so that nothing arrives after the end.
 */
export function unreliable(
  real: typeof fetch,
  mishaps: Mishaps,
  random: (below: number) => number,
): { readonly fetch: typeof fetch; settle(): Promise<void>; happened(): Record<string, number> } {
  const late: Promise<unknown>[] = [];
  const happened: Record<string, number> = {};
  const happens = (name: keyof Mishaps) => {
    const does = random(100) < mishaps[name];
    if (does) happened[name] = (happened[name] ?? 0) + 1;
    return does;
  };
  const later = (call: () => Promise<Response>, ms: number) => {
    const arrives = new Promise((resolve) => setTimeout(resolve, ms)).then(call);
    late.push(arrives.then((answer) => answer.text()).catch(() => ''));
  };
  return {
    happened: () => happened,
    settle: async () => void (await Promise.all(late)),
    async fetch(input, init) {
      const call = () => real(input, init);
      if (happens('lostCall')) throw new Error('the call was lost');
      if (happens('again')) later(call, random(400));
      if (happens('twice')) later(call, 0);
      const answer = await call();
      if (!happens('lostAnswer')) return answer;
      await answer.text();
      throw new Error('the answer was lost');
    },
  };
}

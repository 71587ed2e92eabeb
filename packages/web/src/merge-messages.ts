type Numbered = { readonly number: number };

/**
 * The newest messages and what was read before them as one run, oldest first. Numbers of a
 * conversation have no gaps; where one shows (the page was away for long), what is behind it is
 * left out, to be read again.
 */
export function mergeMessages<M extends Numbered>(newest: readonly M[], older: readonly M[]): M[] {
  const byNumber = new Map([...older, ...newest].map((message) => [message.number, message]));
  const run: M[] = [];
  for (
    let message = newest.reduce<M | undefined>(later, undefined);
    message;
    message = byNumber.get(message.number - 1)
  )
    run.unshift(message);
  return run;
}

const later = <M extends Numbered>(one: M | undefined, other: M): M =>
  one && one.number > other.number ? one : other;

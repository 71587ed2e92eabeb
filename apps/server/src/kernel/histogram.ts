/** Counts into fixed buckets, for what happens at every request; prints itself for Prometheus. */
export type Histogram = {
  /** The counter of one set of labels; keep it, it is cheap to call. */
  series(labels: Readonly<Record<string, string>>): (value: number) => void;
  text(): string;
};

type Series = { readonly labels: string; readonly counts: number[]; sum: number };

/** `buckets` are upper bounds in rising order. Label values hold no quotes: routes, names, codes. */
export function createHistogram(facts: {
  name: string;
  help: string;
  buckets: readonly number[];
}): Histogram {
  const { name, help, buckets } = facts;
  const all = new Map<string, Series>();
  return {
    series(values) {
      const pairs = Object.entries(values).map(([label, value]) => `${label}="${value}"`);
      const labels = pairs.join(',');
      const known = all.get(labels);
      const one = known ?? {
        labels,
        counts: Array.from({ length: buckets.length + 1 }, () => 0),
        sum: 0,
      };
      all.set(labels, one);
      return (value) => {
        let at = 0;
        while (at < buckets.length && value > (buckets[at] as number)) at += 1;
        one.counts[at] = (one.counts[at] as number) + 1;
        one.sum += value;
      };
    },
    text() {
      const lines = [...all.values()].flatMap((one) => linesOf(one, name, buckets));
      return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines, ''].join('\n');
    },
  };
}

function linesOf({ labels, counts, sum }: Series, name: string, buckets: readonly number[]) {
  let seen = 0;
  const lines = counts.map((count, at) => {
    seen += count;
    return `${name}_bucket{le="${buckets[at] ?? '+Inf'}",${labels}} ${seen}`;
  });
  return [...lines, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${seen}`];
}

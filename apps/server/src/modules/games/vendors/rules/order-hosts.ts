/** An address of a vendor's games; those of the same place share launches by chance. */
export type LaunchHost = {
  readonly url: string;
  /** 1 is tried before 2: a later place is a fallback. */
  readonly place: number;
  readonly answers: boolean;
};

/**
 * The order in which addresses are tried: those that answer by place and, within it, by chance;
 * then those that did not answer at the last check, for they may again. Checklist C-025.
 */
export function orderHosts<H extends LaunchHost>(
  hosts: readonly H[],
  chance: () => number,
): readonly H[] {
  const drawn = hosts.map((host) => ({ host, chance: chance() }));
  drawn.sort(
    (a, b) =>
      Number(b.host.answers) - Number(a.host.answers) ||
      a.host.place - b.host.place ||
      a.chance - b.chance,
  );
  return drawn.map(({ host }) => host);
}

/** An address of a studio's games; those of the same place share the openings by chance. */
export type LaunchHost = {
  readonly url: string;
  /** 1 is asked before 2: what is behind stands in when nobody in front answers. */
  readonly place: number;
  readonly answers: boolean;
};

/**
 * In which order addresses are tried: those that answer by place and, within it, by chance; then
 * those that did not answer when they were asked last, for they may again. Checklist C-025.
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

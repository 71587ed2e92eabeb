/** Chips on the spots of the member, minor units by the number of the spot. */
export type Laid = ReadonlyMap<number, bigint>;

export type ChipLimits = { readonly least: bigint; readonly most: bigint; readonly win: bigint };

/** Every spot may win four stakes: split once, both hands doubled. */
const MOST_WIN = 4n;

/** What may still be laid on a spot beside the others, so that the round cannot win more than the table pays. */
export function roomOn(laid: Laid, spot: number, { most, win }: ChipLimits): bigint {
  const others = [...laid].reduce((sum, [of, stake]) => (of === spot ? sum : sum + stake), 0n);
  const left = win / MOST_WIN - others;
  const fits = left < most ? left : most;
  const whole = fits > 0n ? fits : 0n;
  // Half of it may become an insurance.
  return whole - (whole % 2n);
}

export type LayResult = { readonly laid: Laid; readonly isFull: boolean };

/** The first chip on a spot is at least the least stake; what is more than the spot takes stays in hand. */
export function layChip(
  laid: Laid,
  {
    spot,
    chip,
    limits,
  }: { readonly spot: number; readonly chip: bigint; readonly limits: ChipLimits },
): LayResult {
  const before = laid.get(spot) ?? 0n;
  const room = roomOn(laid, spot, limits);
  const wanted = before + chip < limits.least ? limits.least : before + chip;
  const next = wanted > room ? room : wanted;
  if (next <= before || next < limits.least) return { laid, isFull: true };
  return { laid: new Map(laid).set(spot, next), isFull: next < wanted };
}

export const sumOf = (laid: Laid): bigint =>
  [...laid.values()].reduce((sum, stake) => sum + stake, 0n);

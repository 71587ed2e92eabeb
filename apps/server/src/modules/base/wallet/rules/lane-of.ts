/** Of a house that chose no other number when it was made. */
export const LANES = 16;

/** The lane of a member, 0 and above. */
export type LaneOf = (memberId: string) => number;

/**
 * Among so many lanes, a power of two from 16 to 4,096: the last hex digits of the id, which are
 * random in every uuid we make. A member's never changes, so it may be cached anywhere.
 */
export function laneOfAmong(lanes: number): LaneOf {
  if (lanes === LANES)
    return (memberId) => Number.parseInt(memberId[memberId.length - 1] ?? '', 16);
  return (memberId) => Number.parseInt(memberId.slice(-DIGITS), 16) & (lanes - 1);
}

/** Both of a ledger, whose house chose a number or did not. */
export const lanesOfLedger = (laneCount = LANES) => ({
  laneCount,
  laneOf: laneOfAmong(laneCount),
});

/** As many as the most lanes need. */
const DIGITS = 3;

/** The id with its last digits changed, so that it is in this lane. */
export function inLane<Id extends string>(id: Id, lane: number, lanes: number): Id {
  const kept = Number.parseInt(id.slice(-DIGITS), 16) & ~(lanes - 1);
  return `${id.slice(0, -DIGITS)}${(kept | lane).toString(16).padStart(DIGITS, '0')}` as Id;
}

export const LANES = 16;

/**
 * The lane of a member, 0 to 15: the last hex digit of the id, which is random in every version of
 * uuid we make. It never changes, so it may be remembered anywhere.
 */
export const laneOf = (memberId: string): number =>
  Number.parseInt(memberId[memberId.length - 1] ?? '', 16);

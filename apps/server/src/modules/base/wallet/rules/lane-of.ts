export const LANES = 16;

/**
 * The lane of a member, 0 to 15: the last hex digit of the id, which is random in every uuid we
 * make. It never changes, so it may be cached anywhere.
 */
export const laneOf = (memberId: string): number =>
  Number.parseInt(memberId[memberId.length - 1] ?? '', 16);

/**
 * How many slots a page may speak of: the number that the operator chose, and never more than there
 * are; then it says how many that is. Null where no number was chosen. Checklist C-034.
 */
export function slotClaim(
  advertised: number,
  there: number,
): { readonly words: 'lobby.slots-at-least' | 'lobby.slots'; readonly count: number } | null {
  if (advertised === 0 || there === 0) return null;
  return there >= advertised
    ? { words: 'lobby.slots-at-least', count: advertised }
    : { words: 'lobby.slots', count: there };
}

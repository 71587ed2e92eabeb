const GROUPED = new Intl.NumberFormat('en');

/** A count of things with comma thousands, as amounts have them in both languages. C-046. */
export const countText = (count: string | number): string => GROUPED.format(Number(count));

import type { Category } from '@nokshi/contract/player/catalogue.ts';

/** How many cards a slider shows at once. Checklist G-014, G-015. */
export const shownIn = (category: Category): number => (category === 'RNG' ? 7 : 5);

/** More than it shows, and it goes on by itself, unless motion is unwanted. G-016, G-017, G-023. */
export const goesByItself = (
  category: Category,
  { count, still }: { readonly count: number; readonly still: boolean },
): boolean => !still && count > shownIn(category);

import type { Category } from '@nokshi/contract/player/catalogue.ts';

/** Makers of esports by their codes in the specification. Checklist E-032. */
const ESPORTS: ReadonlySet<string> = new Set(['AV', 'AI', 'IMES', 'TF', 'IA']);

/** Makers of esports call their games sports; here they stand under esports and nowhere else. */
export const categoryOf = ({
  vendor,
  category,
}: {
  vendor: string;
  category: Category;
}): Category => (category === 'SPORTS' && ESPORTS.has(vendor) ? 'ESPORTS' : category);

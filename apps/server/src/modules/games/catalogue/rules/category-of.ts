import type { Category } from '@nokshi/contract/player/catalogue.ts';

/** Vendors of esports by their codes in the specification. Checklist E-032. */
const ESPORTS: ReadonlySet<string> = new Set(['AV', 'AI', 'IMES', 'TF', 'IA']);

/** Vendors of esports call their games sports; here they are listed under esports only. */
export const categoryOf = ({
  vendor,
  category,
}: {
  vendor: string;
  category: Category;
}): Category => (category === 'SPORTS' && ESPORTS.has(vendor) ? 'ESPORTS' : category);

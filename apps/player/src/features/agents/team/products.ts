import { useMenus } from '../../../data/queries.ts';
import { useWords } from '../../../lib/words.ts';

/** The products of the house by the names of its menu. */
export function useProducts() {
  const { local } = useWords();
  const products = (useMenus().data?.data ?? []).map(({ category, name }) => ({
    id: category as string,
    label: local(name),
  }));
  return {
    products,
    nameOf: (category: string): string =>
      products.find(({ id }) => id === category)?.label ?? category,
  };
}

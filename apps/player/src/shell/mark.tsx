import { Lotus } from '@nokshi/ui';
import type { Status } from '../data/queries.ts';
import { useLooks } from '../data/looks.ts';
import { Picture } from '../lib/picture.tsx';

type Props = { readonly brand: Status['info']['brand']; readonly size: number };

/** The brand's picture for this theme; without one, the house's own. */
export function Mark({ brand, size }: Props) {
  const theme = useLooks((looks) => looks.theme);
  const logo = brand.logo[theme] || brand.logo.light;
  return logo ? <Picture src={logo} alt="" height={size} /> : <Lotus size={size} />;
}

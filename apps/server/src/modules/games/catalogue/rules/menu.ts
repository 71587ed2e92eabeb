import type { Category } from '@nokshi/contract/player/catalogue.ts';
import { SPLIT_OFF } from './find-games.ts';

/** The categories in menu order, each with its page. Checklist E-089, specification "Routes". */
export const MENU: readonly {
  readonly category: Category;
  readonly path: string;
  readonly name: { readonly EN: string; readonly BN: string };
  /** Set where the entry has the games of one vendor only. */
  readonly vassalage?: string;
}[] = [
  { category: 'RNG', path: '/rng', name: { EN: 'Slots', BN: 'স্লট' } },
  { category: 'LIVE', path: '/live', name: { EN: 'Live casino', BN: 'লাইভ ক্যাসিনো' } },
  { category: 'FISH', path: '/fish', name: { EN: 'Fishing', BN: 'ফিশিং' } },
  { category: 'PVP', path: '/pvp', name: { EN: 'Card rooms', BN: 'তাসের আসর' } },
  { category: 'SPORTS', path: '/sports', name: { EN: 'Sports', BN: 'খেলাধুলা' } },
  { category: 'ESPORTS', path: '/esports', name: { EN: 'Esports', BN: 'ই-স্পোর্টস' } },
  { category: 'LOTT', path: '/lottery', name: { EN: 'Lottery', BN: 'লটারি' } },
  { category: 'ELOTT', path: '/elott', name: { EN: 'E-lottery', BN: 'ই-লটারি' } },
  {
    category: SPLIT_OFF.category,
    vassalage: SPLIT_OFF.vendor,
    path: '/cockfight',
    name: { EN: 'Cockfight', BN: 'মোরগ লড়াই' },
  },
];

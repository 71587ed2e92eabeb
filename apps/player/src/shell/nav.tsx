import { Lotus } from '@nokshi/ui';
import { Link } from 'wouter';
import { type Status, useMenus } from '../data/queries.ts';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import styles from './nav.module.css';

type Props = { readonly brand: Status['info']['brand'] };

/** Logo, home, one item per enabled game category, promotions. Checklist H-008..H-010. */
export function Nav({ brand }: Props) {
  const { t, local } = useWords();
  const { path } = useAddress();
  const menus = useMenus();
  const open = (menus.data?.data ?? []).filter((menu) => menu.enabled);
  const items = [
    { href: '/', label: t('nav.home') },
    ...open.map((menu) => ({ href: menu.path, label: local(menu.name) })),
    { href: '/promotions', label: t('page.promotions') },
  ];
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <Link href="/" className={styles.logo}>
        <Lotus size={34} />
        {local(brand.name)}
      </Link>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              className={styles.item}
              aria-current={path === item.href ? 'page' : undefined}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

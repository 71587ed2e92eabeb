import type { Category } from '@nokshi/contract/player/catalogue.ts';
import { Icon, type IconName } from '@nokshi/ui';
import { Link } from 'wouter';
import { useTrial } from '../data/gate.ts';
import { useMenus } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import { useAddress } from '../lib/address.ts';
import type { MessageId } from '../locales/en/index.ts';
import { useWords } from '../lib/words.ts';
import styles from './thumb-bar.module.css';

type Tab = {
  readonly href: string;
  readonly icon: IconName;
  readonly label: MessageId;
  /** The tab is there while this category has games. */
  readonly category?: Category;
};

const TABS: readonly Tab[] = [
  { href: '/', icon: 'home', label: 'nav.home' },
  { href: '/rng', icon: 'games', label: 'nav.games' },
  { href: '/sports', icon: 'sports', label: 'page.sports', category: 'SPORTS' },
  { href: '/promotions', icon: 'gift', label: 'page.promotions' },
];

/** The phone's tabs: at most five. */
export function ThumbBar() {
  const { t } = useWords();
  const { path, params, open, href } = useAddress();
  const loggedIn = useSession((session) => session.phase === 'in');
  const trial = useTrial();
  const menus = useMenus().data?.data ?? [];
  const isThere = ({ category }: Tab) =>
    !category || menus.some((menu) => menu.category === category && menu.enabled);
  const mine = !loggedIn ? { m: 'login' } : trial ? { m: 'freeplay' } : { mc: 'menu' };
  return (
    <nav className={styles.bar} aria-label={t('nav.thumb')}>
      {TABS.filter(isThere).map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          className={styles.tab}
          aria-current={path === tab.href && !params.has('mc') ? 'page' : undefined}
        >
          <Icon name={tab.icon} />
          {t(tab.label)}
        </Link>
      ))}
      <Link
        href={href(mine)}
        className={styles.tab}
        aria-current={params.has('mc') ? 'page' : undefined}
        onClick={(event) => {
          event.preventDefault();
          open(mine);
        }}
      >
        <Icon name="person" />
        {t('nav.me')}
      </Link>
    </nav>
  );
}

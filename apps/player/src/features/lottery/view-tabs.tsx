import { classes, Icon, type IconName } from '@nokshi/ui';
import { Link } from 'wouter';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import { type View, VIEWS } from './addresses.ts';
import styles from './lottery-page.module.css';

const ICONS: Readonly<Record<View, IconName>> = {
  lobby: 'games',
  betting: 'plus',
  draws: 'list',
  trend: 'chart',
  orders: 'wallet',
};

/** Fields that belong to one view or lie over it. */
const OF_VIEW = {
  bet: null,
  chase: null,
  sheet: null,
  state: null,
  tab: null,
};

type Props = { readonly view: View; readonly gameCode: string | null };

/** From one view of the lottery to another; the game stays the same. */
export function ViewTabs({ view, gameCode }: Props) {
  const { t } = useWords();
  const { href } = useAddress();
  // Without a game there is nothing to bet on yet.
  const views = VIEWS.filter((each) => each !== 'betting' || gameCode !== null);
  return (
    <nav aria-label={t('lottery.views')} className={styles.views}>
      {views.map((each) => (
        <Link
          key={each}
          href={href({ ...OF_VIEW, view: each })}
          aria-current={each === view ? 'page' : undefined}
          className={classes(styles.view, each === view && styles.open)}
        >
          <Icon name={ICONS[each]} size={18} />
          {t(`lottery.view-${each}`)}
        </Link>
      ))}
    </nav>
  );
}

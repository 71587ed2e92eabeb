import type { ShownPromotion } from '@nokshi/contract/player/promotions.ts';
import { Button } from '@nokshi/ui';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import styles from './promotions.module.css';
import { useTakePart } from './promotions.ts';

const OPEN = ['join', 'claim', 'joined'] as const;

/** What a member can do with a promotion now, or how it is. Checklist S-045. */
export function StatusButton({ promotion }: { readonly promotion: ShownPromotion }) {
  const { t } = useWords();
  const { open, href } = useAddress();
  const isIn = useSession(({ phase }) => phase === 'in');
  const act = useTakePart();
  const { promotionId, status, claimBy } = promotion;
  // Members take part in some without joining: a visitor has to log in first.
  if (!isIn && (OPEN as readonly string[]).includes(status))
    return (
      <Button kind="main" small onClick={() => open({ m: 'login', next: href({}) })}>
        {t('promotions.log-in')}
      </Button>
    );
  if (status !== 'join' && status !== 'claim')
    return (
      <span className={styles.status} data-status={status}>
        {t(`promotions.status-${status}`)}
      </span>
    );
  // What waits is claimed in the reward centre, with the day by which to do so.
  if (claimBy !== null)
    return (
      <Button kind="main" small onClick={() => open({ mc: 'rewardCenter' })}>
        {t('promotions.status-claim')}
      </Button>
    );
  return (
    <Button
      kind="main"
      small
      busy={act.busy}
      onClick={() => void act.run({ promotionId, joins: status === 'join' })}
    >
      {t(`promotions.status-${status}`)}
    </Button>
  );
}

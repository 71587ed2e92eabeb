import type { ShownPromotion } from '@nokshi/contract/player/promotions.ts';
import type { TriggerKind } from '@nokshi/contract/promotions/terms.ts';
import { Button, buttonLook } from '@nokshi/ui';
import { Link } from 'wouter';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import type { MessageId } from '../../locales/en/index.ts';
import styles from './promotions.module.css';
import { useTakePart } from './promotions.ts';

const OPEN = ['join', 'claim', 'joined'] as const;

type Way = { readonly mc: string; readonly words: MessageId };
const STANDING: Way = { mc: 'missionLeaderboard', words: 'boards.see' };
/** Where a member gets further with what needs no joining: by inviting friends, or by play. */
const WAYS: Partial<Readonly<Record<TriggerKind, Way>>> = {
  referral: { mc: 'referral', words: 'promotions.invite' },
  mission: STANDING,
  board: STANDING,
};

/** What a member can do with a promotion now, or how it is. Checklist S-045. */
export function StatusButton({ promotion }: { readonly promotion: ShownPromotion }) {
  const { t } = useWords();
  const { open, href } = useAddress();
  const isIn = useSession(({ phase }) => phase === 'in');
  const act = useTakePart();
  const { promotionId, status, claimBy, trigger, reward } = promotion;
  // Members take part in some without joining: a visitor has to log in first.
  if (!isIn && (OPEN as readonly string[]).includes(status))
    return (
      <Button kind="main" small onClick={() => open({ m: 'login', next: href({}) })}>
        {t('promotions.log-in')}
      </Button>
    );
  const way = status === 'joined' && WAYS[trigger.kind];
  if (way)
    return (
      <Button small onClick={() => open({ mc: way.mc })}>
        {t(way.words)}
      </Button>
    );
  // It is applied for on its page.
  if (trigger.kind === 'application' && (status === 'join' || status === 'rejected'))
    return (
      <Link className={buttonLook('main', true)} href={`/promoDetail?id=${promotionId}`}>
        {t('applications.apply')}
      </Link>
    );
  if (status !== 'join' && status !== 'claim')
    return (
      <span className={styles.status} data-status={status}>
        {t(`promotions.status-${status}`)}
      </span>
    );
  // Its page says what it brings, and how good the chance is, before a member takes part.
  if (trigger.kind === 'raffle' && status === 'join')
    return (
      <Link className={buttonLook('main', true)} href={`/promoDetail?id=${promotionId}`}>
        {t('raffle.take-part')}
      </Link>
    );
  // Its chances are read before it is spun.
  if (trigger.kind === 'wheel')
    return (
      <Link className={buttonLook('main', true)} href={`/promoDetail?id=${promotionId}`}>
        {t('wheel.to')}
      </Link>
    );
  // It is opened where its share is shown.
  if (trigger.kind === 'envelope')
    return (
      <Link className={buttonLook('main', true)} href={`/promoDetail?id=${promotionId}`}>
        {t('envelope.open')}
      </Link>
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
      onClick={() => void act.run({ promotionId, reward, joins: status === 'join' })}
    >
      {t(`promotions.status-${status}`)}
    </Button>
  );
}

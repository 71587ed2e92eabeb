import type { TableCard as Facts } from '@nokshi/contract/player/tables.ts';
import { Icon, MoneyText } from '@nokshi/ui';
import { Hand } from '../../lib/rounds/playing-card.tsx';
import { Trail } from '../../lib/rounds/trail.tsx';
import { useInView } from '../../lib/use-in-view.ts';
import { useWords } from '../../lib/words.ts';
import { CardFrame } from './card-frame.tsx';
import styles from './card-frame.module.css';
import { gameOf, isTab } from './cards.ts';
import { RoundClock } from './round-clock.tsx';
import { useLiveTable } from './use-live-table.ts';

/** A table: its last results, how long bets are still taken, what it takes and who is there. */
export function TableCard({ table }: { readonly table: Facts }) {
  const { t, local } = useWords();
  const [cell, isInView] = useInView<HTMLLIElement>();
  const card = useLiveTable(table, isInView);
  return (
    <CardFrame game={gameOf(card, 'LIVE')} image={card.image} isOpen={card.isOpen} place={cell}>
      <span className={styles.head}>
        <span className={styles.name}>
          {isTab(card.game) ? t(`live.game-${card.game}`) : local(card.name)}
        </span>
        <span className={styles.tags}>
          <span className={styles.level} data-level={card.level}>
            {t(`live.level-${card.level}`)}
          </span>
          <Rules rules={card.rules} />
        </span>
      </span>
      <span className={styles.clock}>
        <RoundClock card={card} size="small" />
      </span>
      <span className={styles.last}>
        <Trail game={card.game} last={card.last} />
        {card.game === 'one-day' && <Deal card={card} />}
      </span>
      <span className={styles.facts}>
        <span aria-label={t('live.limits', { least: card.limits.least, most: card.limits.most })}>
          <MoneyText amount={card.limits.least} /> – <MoneyText amount={card.limits.most} />
        </span>
        <span className={styles.players}>
          <Icon name="people" size={16} />
          {t('live.players', { count: card.players })}
        </span>
      </span>
    </CardFrame>
  );
}

const NAMED_RULES = ['no-commission', 'la-partage'] as const;

/** Rules that not every table of the game has. */
function Rules({ rules }: Pick<Facts, 'rules'>) {
  const { t } = useWords();
  const named = NAMED_RULES.find((each) => each === rules);
  return named ? <span className={styles.rules}>{t(`live.rules-${named}`)}</span> : null;
}

/** How far a deal of six cards is: bets for and against are taken before each of them. */
function Deal({ card: { now } }: { readonly card: Facts }) {
  const { t } = useWords();
  if (!now) return null;
  return (
    <span className={styles.deal}>
      <Hand cards={now.opening} small />
      <span>{t('live.card-of-six', { card: now.opening.length + 1 })}</span>
    </span>
  );
}

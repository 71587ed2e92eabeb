import type { TableCard as Facts } from '@nokshi/contract/player/tables.ts';
import { classes, Icon, MoneyText } from '@nokshi/ui';
import type { MouseEvent } from 'react';
import { Countdown } from '../../lib/countdown.tsx';
import { gameAddress } from '../../lib/game-address.ts';
import { Heart } from '../../lib/heart.tsx';
import { Picture } from '../../lib/picture.tsx';
import { Hand } from '../../lib/rounds/playing-card.tsx';
import { Trail } from '../../lib/rounds/trail.tsx';
import { useInView } from '../../lib/use-in-view.ts';
import { useStartGame } from '../../lib/use-start-game.ts';
import { useWords } from '../../lib/words.ts';
import { gameOf, isTab } from './cards.ts';
import { useStage } from './stage.ts';
import styles from './table-card.module.css';
import { useLiveTable } from './use-live-table.ts';

/** A table: its last results, how long bets are still taken, what it takes and who is there. */
export function TableCard({ table }: { readonly table: Facts }) {
  const { t, local } = useWords();
  const [cell, isInView] = useInView<HTMLLIElement>();
  const card = useLiveTable(table, isInView);
  const start = useStartGame();
  const game = gameOf(card, 'LIVE');
  const press = (event: MouseEvent) => {
    event.preventDefault();
    start(game);
  };
  const inside = (
    <>
      <Picture
        src={card.image}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className={styles.art}
      />
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
      <Clock card={card} />
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
    </>
  );
  return (
    <li ref={cell} className={styles.cell}>
      {card.isOpen ? (
        <a className={styles.card} href={gameAddress(game)} onClick={press}>
          {inside}
        </a>
      ) : (
        <div className={classes(styles.card, styles.shut)}>{inside}</div>
      )}
      <Heart game={game} className={styles.heart} />
    </li>
  );
}

const NAMED_RULES = ['no-commission', 'la-partage'] as const;

/** Rules that not every table of the game has. */
function Rules({ rules }: Pick<Facts, 'rules'>) {
  const { t } = useWords();
  const named = NAMED_RULES.find((each) => each === rules);
  return named ? <span className={styles.rules}>{t(`live.rules-${named}`)}</span> : null;
}

function Clock({ card: { now, isOpen } }: { readonly card: Facts }) {
  const { t } = useWords();
  const stage = useStage(now);
  if (isOpen && now && stage === 'betting')
    return (
      <span className={styles.clock}>
        <Countdown from={now.opensAt} to={now.closesAt} says="live.closes-in" size="small" />
      </span>
    );
  return (
    <span className={classes(styles.clock, styles.stage)} data-stage={stage}>
      {t(isOpen ? `live.stage-${stage}` : 'live.stage-shut')}
    </span>
  );
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

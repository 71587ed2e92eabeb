import type { DrawResult, LotteryCard } from '@nokshi/contract/player/lottery.ts';
import { buttonLook, EmptyState, Icon } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { verifyAddress } from './addresses.ts';
import { factsOf } from './draw-facts.ts';
import styles from './draws-view.module.css';
import { DrawnNumbers } from './numbers.tsx';
import { GameTitle, OfGame } from './of-game.tsx';
import { PrizeTable, tiersOf } from './prizes.tsx';
import { useMenu, useOpened } from './queries.ts';
import { SidesWon } from './sides-won.tsx';

type Props = { readonly gameCode: string | null };

/** The last hundred draws of a lottery, or the last one of each. Products.md 1.4. */
export default function DrawsView({ gameCode }: Props) {
  if (gameCode === null) return <LastOfEach />;
  return <OfGame gameCode={gameCode}>{({ game }) => <Draws game={game} />}</OfGame>;
}

function LastOfEach() {
  const { t, local } = useWords();
  return (
    <div className={styles.view}>
      <GameTitle title={t('lottery.draws-last')} game={null} all={t('lottery.every-game')} />
      <QueryView query={useMenu()}>
        {({ data }) => {
          const drawn = data.flatMap((card) => (card.last ? [{ card, last: card.last }] : []));
          if (drawn.length === 0) return <NoDraws />;
          return (
            <ul className={styles.rows}>
              {drawn.map(({ card, last }) => (
                <DrawRow key={card.gameCode} card={card} draw={last} title={local(card.name)} />
              ))}
            </ul>
          );
        }}
      </QueryView>
    </div>
  );
}

const NoDraws = () => {
  const { t } = useWords();
  return (
    <EmptyState title={t('lottery.draws-none')} icon="clock">
      <p>{t('lottery.draws-none-words')}</p>
    </EmptyState>
  );
};

function Draws({ game }: { readonly game: LotteryCard }) {
  const { t } = useWords();
  const opened = useOpened(game.gameCode, 100, game.last?.issue);
  return (
    <div className={styles.view}>
      <GameTitle title={t('lottery.view-draws')} game={game} all={t('lottery.every-game')} />
      {game.family === 'wingo' && <SidesWon gameCode={game.gameCode} />}
      <QueryView query={opened}>
        {({ data }) =>
          data.length === 0 ? (
            <NoDraws />
          ) : (
            <ul className={styles.rows}>
              {data.map((draw) => (
                <DrawRow key={draw.issue} card={game} draw={draw} title={null} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  );
}

type RowProps = {
  readonly card: LotteryCard;
  readonly draw: DrawResult;
  /** The name of the lottery, where rows are of several. */
  readonly title: string | null;
};

function DrawRow({ card, draw, title }: RowProps) {
  const { t } = useWords();
  const { href } = useAddress();
  const { family, gameCode, vendor, source } = card;
  const own = { gameCode, vendor };
  const isVoid = draw.numbers === null;
  return (
    <li className={styles.row} data-void={isVoid || undefined}>
      <div className={styles.head}>
        {title && (
          <Link className={styles.name} href={href({ ...own, view: 'draws' })}>
            {title}
          </Link>
        )}
        <span className={styles.issue}>{draw.issue}</span>
        <time className={styles.time} dateTime={draw.drawnAt}>
          {timeText(draw.drawnAt).slice(11)}
        </time>
      </div>
      {draw.numbers === null ? (
        <p className={styles.void}>{t('lottery.was-void')}</p>
      ) : (
        <div className={styles.what}>
          <DrawnNumbers family={family} numbers={draw.numbers} />
          <Facts family={family} numbers={draw.numbers} />
        </div>
      )}
      {source === 'house' && !isVoid && (
        <Link
          className={buttonLook('quiet', true)}
          href={verifyAddress({ gameCode, issue: draw.issue })}
          aria-label={t('lottery.check-issue', { issue: draw.issue })}
        >
          <Icon name="seal" size={18} />
          <span>{t('lottery.col-check')}</span>
        </Link>
      )}
    </li>
  );
}

type Drawn = { readonly family: string; readonly numbers: readonly number[] };

function Facts({ family, numbers }: Drawn) {
  const { t } = useWords();
  const facts = factsOf(family, numbers);
  if (!facts)
    return tiersOf(family).length > 0 && numbers.length > 1 ? (
      <details className={styles.prizes}>
        <summary>{t('lottery.prizes')}</summary>
        <PrizeTable family={family} numbers={numbers} />
      </details>
    ) : (
      <span />
    );
  const { sum, size, parity, duel } = facts;
  return (
    <ul className={styles.facts}>
      {sum !== null && (
        <li>
          {t('lottery.col-sum')} <b>{sum}</b>
        </li>
      )}
      <li data-size={size}>{t(`lottery.option-${size}`)}</li>
      <li data-parity={parity}>{t(`lottery.option-${parity}`)}</li>
      {duel && <li data-duel={duel}>{t(`lottery.option-${duel}`)}</li>}
    </ul>
  );
}

import { sideAt } from '@nokshi/house-math/tables/andar-bahar.ts';
import { baccaratResult, handsOf } from '@nokshi/house-math/tables/baccarat.ts';
import { BOUT_KINDS, oddsOf } from '@nokshi/house-math/tables/cockfight.ts';
import { cardsOf, SEATS, strengthAt } from '@nokshi/house-math/tables/teen-patti.ts';
import { handOf } from '@nokshi/house-math/tables/three-cards.ts';
import { classes } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import { Dice } from './dice.tsx';
import { dealtIn, markOf, type ShownRound } from './marks.ts';
import { Hand, PlayingCard } from './playing-card.tsx';
import styles from './rounds.module.css';
import { malayText, useSaidMarks, useSpotNames } from './say.ts';

type Props = { readonly game: string; readonly round: ShownRound };

/** A round of a table as it was shown: its cards, the pocket, the dice, the corner, and who won. */
export function TableRound({ game, round }: Props) {
  const { t } = useWords();
  const picture = round.numbers === null && game !== 'one-day' ? null : pictureOf(game, round);
  return (
    <div className={styles.round}>
      {picture ?? <Opening game={game} round={round} />}
      <Ending game={game} round={round} />
      {round.numbers === null && <p className={styles.quiet}>{t('round.not-yet')}</p>}
    </div>
  );
}

/** What won, in words beside its colour. */
function Ending({ game, round }: Props) {
  const { t } = useWords();
  const say = useSaidMarks();
  const mark = markOf(game, round);
  if (!mark) return null;
  const said = say(game, mark);
  const isSide = mark.tone === 'one' || mark.tone === 'other';
  const isCorner = game === 'robo-rumble' && (mark.tone === 'red' || mark.tone === 'blue');
  return (
    <p className={styles.ending} data-tone={mark.tone}>
      {isSide || isCorner ? t('round.wins', { side: said }) : said}
    </p>
  );
}

function pictureOf(game: string, round: ShownRound): ReactNode {
  const shown = round.numbers ?? [];
  switch (game) {
    case 'baccarat':
      return <Baccarat shown={shown} />;
    case 'dragon-tiger':
      return (
        <div className={styles.sides}>
          <Side game={game} spot="dragon" cards={shown.slice(0, 1)} />
          <Side game={game} spot="tiger" cards={shown.slice(1, 2)} />
        </div>
      );
    case 'andar-bahar':
      return <AndarBahar shown={shown} />;
    case 'teen-patti':
      return <ThreeCards shown={shown} />;
    case 'one-day':
      return <ThreeCards shown={dealtIn(round)} />;
    case 'roulette':
      return <Pocket round={round} />;
    case 'sic-bo':
      return <Dice dice={shown} />;
    case 'robo-rumble':
      return <Opening game={game} round={round} />;
    default:
      return null;
  }
}

type SideProps = {
  readonly game: string;
  readonly spot: string;
  readonly cards: readonly number[];
  readonly note?: string;
};

function Side({ game, spot, cards, note }: SideProps) {
  const nameOf = useSpotNames();
  return (
    <div className={styles.side}>
      <span className={styles.sideName}>
        {nameOf(game, spot)}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <Hand cards={cards} small={cards.length > 6} />
    </div>
  );
}

function Baccarat({ shown }: { readonly shown: readonly number[] }) {
  const hands = handsOf(shown);
  const result = baccaratResult(shown);
  return (
    <div className={styles.sides}>
      {(['player', 'banker'] as const).map((spot) => (
        <Side
          key={spot}
          game="baccarat"
          spot={spot}
          cards={hands[spot]}
          note={String(result[spot])}
        />
      ))}
    </div>
  );
}

/** Two seats of three cards; of a deal that is not over, as many as lie there. */
function ThreeCards({ shown }: { readonly shown: readonly number[] }) {
  const { t } = useWords();
  return (
    <div className={styles.sides}>
      {SEATS.map((seat) => (
        <Side
          key={seat}
          game="teen-patti"
          spot={seat}
          cards={cardsOf(shown, seat)}
          {...(shown.length === 6 && { note: t(`round.hand-${handOf(strengthAt(shown, seat))}`) })}
        />
      ))}
    </div>
  );
}

function AndarBahar({ shown }: { readonly shown: readonly number[] }) {
  const of = (side: 'andar' | 'bahar') =>
    shown.filter((_, at) => at > 0 && sideAt(shown, at) === side);
  return (
    <>
      <Joker card={shown[0] ?? 0} />
      <div className={styles.sides}>
        <Side game="andar-bahar" spot="andar" cards={of('andar')} />
        <Side game="andar-bahar" spot="bahar" cards={of('bahar')} />
      </div>
    </>
  );
}

function Joker({ card }: { readonly card: number }) {
  const { t } = useWords();
  return (
    <div className={styles.side}>
      <span className={styles.sideName}>{t('round.joker')}</span>
      <PlayingCard card={card} />
    </div>
  );
}

function Pocket({ round }: { readonly round: ShownRound }) {
  const mark = markOf('roulette', round);
  return (
    <span className={classes(styles.mark, styles.pocket)} data-tone={mark?.tone} aria-hidden="true">
      {mark?.figure}
    </span>
  );
}

/** What lay open before the bets: a joker, the line of a bout. */
function Opening({ game, round: { opening } }: Props) {
  const nameOf = useSpotNames();
  const [open] = opening;
  if (open === undefined) return null;
  if (game === 'andar-bahar') return <Joker card={open} />;
  const bout = BOUT_KINDS[open];
  if (game !== 'robo-rumble' || !bout) return null;
  return (
    <div className={styles.sides}>
      {(['red', 'blue'] as const).map((corner) => (
        <span key={corner} className={styles.corner} data-tone={corner}>
          {nameOf(game, corner)} <strong>{malayText(oddsOf(bout, corner))}</strong>
        </span>
      ))}
    </div>
  );
}

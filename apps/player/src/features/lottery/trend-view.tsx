import type { LotteryCard } from '@nokshi/contract/player/lottery.ts';
import { type FamilyCode, isFamily } from '@nokshi/house-math/lottery/families.ts';
import { chanceOf } from '@nokshi/house-math/lottery/look-of-chance.ts';
import { omissionsOf, type TrendColumn, trendOf } from '@nokshi/house-math/lottery/trend.ts';
import { Chips, EmptyState, Tabs } from '@nokshi/ui';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { lookOf } from './numbers.tsx';
import { GameTitle, OfGame } from './of-game.tsx';
import { usePlayNames } from './play-names.ts';
import { useMenu, useOpened } from './queries.ts';
import { TrendChart } from './trend-chart.tsx';
import { TrendToggles, useToggles } from './trend-toggles.tsx';
import styles from './trend.module.css';

const COUNTS = ['30', '50', '100'] as const;

/** What came how often, and the sentence that it says nothing of what comes next. Products.md 1.4. */
export default function TrendView({ gameCode }: { readonly gameCode: string | null }) {
  if (gameCode === null) return <FirstGame />;
  return <OfGame gameCode={gameCode}>{({ game }) => <Trend game={game} />}</OfGame>;
}

/** Without a lottery in the address, that which most members play. */
function FirstGame() {
  return (
    <QueryView query={useMenu()}>
      {({ data }) => {
        const [game] = data.toSorted((one, other) => other.players - one.players);
        return game ? <Trend game={game} /> : <NoDraws />;
      }}
    </QueryView>
  );
}

function NoDraws() {
  const { t } = useWords();
  return (
    <EmptyState title={t('lottery.draws-none')} icon="chart">
      <p>{t('lottery.draws-none-words')}</p>
    </EmptyState>
  );
}

type Draw = { readonly issue: string; readonly numbers: readonly number[] };

function Trend({ game }: { readonly game: LotteryCard }) {
  const { t } = useWords();
  const { params, change } = useAddress();
  const count = COUNTS.find((each) => each === params.get('n')) ?? '50';
  const opened = useOpened(game.gameCode, 100, game.last?.issue);
  const { family } = game;
  return (
    <div className={styles.view}>
      <GameTitle title={t('lottery.view-trend')} game={game}>
        <Chips
          label={t('lottery.trend-count')}
          chips={COUNTS.map((id) => ({ id, label: t('lottery.trend-draws', { n: id }) }))}
          selected={count}
          onSelect={(n) => change({ n }, true)}
        />
      </GameTitle>
      <QueryView query={opened}>
        {({ data }) => {
          const draws = data
            .flatMap(({ issue, numbers }) => (numbers ? [{ issue, numbers }] : []))
            .slice(0, Number(count));
          if (draws.length === 0 || !isFamily(family)) return <NoDraws />;
          return <Columns family={family} draws={draws} />;
        }}
      </QueryView>
    </div>
  );
}

type ColumnsProps = { readonly family: FamilyCode; readonly draws: readonly Draw[] };

const idOf = ({ place }: TrendColumn): string => (place === null ? 'any' : String(place + 1));

function Columns({ family, draws }: ColumnsProps) {
  const { t } = useWords();
  const { params, change } = useAddress();
  const nameOf = useColumnName(family);
  const shown = useToggles();
  const numbers = draws.map((draw) => draw.numbers);
  const columns = trendOf(family, numbers);
  // The special number is what most plays are about.
  const first = lookOf(family) === 'marks' ? columns.find(({ place }) => place === SPECIAL) : null;
  const column = columns.find((each) => idOf(each) === params.get('place')) ?? first ?? columns[0];
  if (!column) return null;
  return (
    <>
      <Honest family={family} numbers={numbers} />
      <Tabs
        label={t('lottery.trend-places')}
        tabs={columns.map((each) => ({ id: idOf(each), label: nameOf(each) }))}
        selected={idOf(column)}
        onSelect={(place) => change({ place }, true)}
      >
        <div className={styles.shown}>
          <TrendToggles shown={shown} />
          <TrendChart
            family={family}
            column={column}
            omissions={omissionsOf(family, column.place, numbers)}
            issues={draws.map(({ issue }) => issue)}
            shown={shown}
          />
        </div>
      </Tabs>
    </>
  );
}

/** The place of the special number of the draw of 49. */
const SPECIAL = 6;

function useColumnName(family: string) {
  const { t } = useWords();
  const { place: named } = usePlayNames(family);
  const look = lookOf(family);
  return ({ place }: TrendColumn): string => {
    if (place === null) return t(look === 'prizes' ? 'lottery.trend-tail' : 'lottery.trend-any');
    return look === 'marks' && place === SPECIAL ? t('lottery.trend-special') : named(place);
  };
}

/** Draws are independent, and how well these agree with chance. Products.md 1.2. */
function Honest({
  family,
  numbers,
}: {
  readonly family: FamilyCode;
  readonly numbers: readonly (readonly number[])[];
}) {
  const { t } = useWords();
  const look = chanceOf(family, numbers);
  return (
    <p className={styles.honest}>
      {t('lottery.trend-independent')}{' '}
      {look === null
        ? t('lottery.trend-few')
        : t(look.isUsual ? 'lottery.trend-usual' : 'lottery.trend-unusual', {
            p: look.p.toFixed(3),
            percent: (look.p * 100).toFixed(1),
          })}
    </p>
  );
}

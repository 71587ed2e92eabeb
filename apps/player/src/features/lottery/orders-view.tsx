import type { LotteryBet } from '@nokshi/contract/player/lottery.ts';
import { Button, buttonLook, Chips, EmptyState, Loader, Tabs } from '@nokshi/ui';
import { Link } from 'wouter';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { byDay } from '../../lib/by-day.ts';
import { PagesView } from '../../lib/pages-view.tsx';
import { useWords } from '../../lib/words.ts';
import { BetRow } from './bet-row.tsx';
import { ChaseRow } from './chase-row.tsx';
import { GameTitle } from './of-game.tsx';
import styles from './orders-view.module.css';
import { useHasSession } from './own.ts';
import { useBets, useChases, useMenu } from './queries.ts';

type Props = { readonly gameCode: string | null };
const LISTS = ['bets', 'chases'] as const;

/** Own bets and chases, of one lottery or of all. Products.md 1.4. */
export default function OrdersView({ gameCode }: Props) {
  const { t } = useWords();
  const isIn = useHasSession();
  const asking = useSession(({ phase }) => phase === 'asking');
  const game = useMenu().data?.data.find((card) => card.gameCode === gameCode) ?? null;
  return (
    <div className={styles.view}>
      <GameTitle title={t('lottery.view-orders')} game={game} all={t('lottery.every-game')} />
      {asking ? (
        <Loader label={t('app.loading')} />
      ) : isIn ? (
        <Lists gameCode={gameCode} />
      ) : (
        <Visitor />
      )}
    </div>
  );
}

function Visitor() {
  const { t } = useWords();
  const { open, href } = useAddress();
  return (
    <EmptyState title={t('lottery.orders-visitor')} icon="person">
      <Button kind="main" onClick={() => open({ m: 'login', next: href({}) })}>
        {t('login.do')}
      </Button>
    </EmptyState>
  );
}

function Lists({ gameCode }: Props) {
  const { t } = useWords();
  const { params, change } = useAddress();
  const list = LISTS.find((each) => each === params.get('tab')) ?? 'bets';
  return (
    <Tabs
      label={t('lottery.view-orders')}
      tabs={LISTS.map((id) => ({ id, label: t(`lottery.${id}`) }))}
      selected={list}
      onSelect={(tab) => change({ tab, state: null }, true)}
    >
      <div className={styles.list}>
        {list === 'bets' ? <Bets gameCode={gameCode} /> : <Chases gameCode={gameCode} />}
      </div>
    </Tabs>
  );
}

const STATES = ['all', 'open', 'done'] as const;
const OPEN = { all: {}, open: { open: 'yes' }, done: { open: 'no' } } as const;

function Bets({ gameCode }: Props) {
  const { t } = useWords();
  const { params, change } = useAddress();
  const state = STATES.find((each) => each === params.get('state')) ?? 'all';
  const bets = useBets({ ...(gameCode && { gameCode }), ...OPEN[state] });
  return (
    <>
      <Chips
        label={t('lottery.filter')}
        chips={STATES.map((id) => ({ id, label: t(`lottery.filter-${id}`) }))}
        selected={state}
        onSelect={(id) => change({ state: id === 'all' ? null : id }, true)}
      />
      <PagesView query={bets}>
        {(pages) => {
          const rows = pages.flatMap((page) => page.rows);
          return rows.length === 0 ? (
            <Nothing
              title={t(state === 'open' ? 'lottery.orders-none-open' : 'lottery.orders-none')}
              words={t('lottery.orders-none-words')}
            />
          ) : (
            <ByDay rows={rows} />
          );
        }}
      </PagesView>
    </>
  );
}

const ByDay = ({ rows }: { readonly rows: readonly LotteryBet[] }) =>
  byDay(rows, ({ placedAt }) => placedAt).map(({ day, rows: ofDay }) => (
    <section key={day} className={styles.day}>
      <h2>{day}</h2>
      <ul className={styles.rows}>
        {ofDay.map((bet) => (
          <BetRow key={bet.betId} bet={bet} />
        ))}
      </ul>
    </section>
  ));

function Chases({ gameCode }: Props) {
  const { t } = useWords();
  const chases = useChases(gameCode ? { gameCode } : {});
  return (
    <PagesView query={chases}>
      {(pages) => {
        const rows = pages.flatMap((page) => page.rows);
        return rows.length === 0 ? (
          <Nothing title={t('lottery.chases-none')} words={t('lottery.chases-none-words')} />
        ) : (
          <ul className={styles.rows}>
            {rows.map((chase) => (
              <ChaseRow key={chase.chaseId} chase={chase} />
            ))}
          </ul>
        );
      }}
    </PagesView>
  );
}

function Nothing({ title, words }: { readonly title: string; readonly words: string }) {
  const { t } = useWords();
  const { href, params } = useAddress();
  const view = params.get('gameCode') ? 'betting' : 'lobby';
  return (
    <EmptyState title={title} icon="list">
      <p>{words}</p>
      <Link className={buttonLook('main')} href={href({ view, tab: null, state: null })}>
        {t('lottery.place-bet')}
      </Link>
    </EmptyState>
  );
}

import { consoleSlotsRoutes as routes } from '@nokshi/contract/console/slots.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { formatAmount, parseDecimal } from '@nokshi/money';
import { Button, classes, EmptyState, Facts, MoneyText, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { type DeskJackpot, type Money, SLOTS_KEY } from './slots-key.ts';
import { SwitchDialog } from './switch-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';

type Answer = Output<typeof routes.jackpots>;

/** The pots of slots: what they hold, under which terms, and who won one. */
export function PotsTab({ asset }: { readonly asset: Money }) {
  const { t } = useWords();
  const query = useQuery({
    queryKey: [...SLOTS_KEY, 'jackpots', asset],
    queryFn: () => call(routes.jackpots, { asset }),
    refetchInterval: 30_000,
  });
  return (
    <QueryView query={query} height="480px">
      {({ jackpots, houseGave, awards }) => (
        <>
          <p className={`${styles.quiet} ${styles.apart}`}>
            {t('slots.pots-words')} {t('slots.house-gave')} <MoneyText amount={houseGave} />
          </p>
          <div className={styles.cards}>
            {jackpots.map((jackpot) => (
              <JackpotCard key={jackpot.gameId} jackpot={jackpot} all={jackpots} />
            ))}
          </div>
          {jackpots.length === 0 ? (
            <EmptyState title={t('slots.no-pots')} />
          ) : (
            <>
              <h2 className={styles.part}>{t('slots.awards')}</h2>
              <Awards awards={awards} names={jackpots} />
            </>
          )}
        </>
      )}
    </QueryView>
  );
}

const grouped = (amount: string) => formatAmount(parseDecimal(amount) ?? 0n);

type Card = { readonly jackpot: DeskJackpot; readonly all: readonly DeskJackpot[] };

function JackpotCard({ jackpot, all }: Card) {
  const { t, local } = useWords();
  const may = useMay('slots.write');
  const [act, setAct] = useState<'terms' | 'switch' | null>(null);
  const ended = jackpot.state === 'ENDED';
  const { reels, seeds, meters, whole } = jackpot.rtp;
  return (
    <section className={`${styles.card} ${styles.stack}`} aria-label={local(jackpot.name)}>
      <div className={styles.tools}>
        <h2>{local(jackpot.name)}</h2>
        <span className={classes(styles.badge, ended ? styles.bad : styles.good)}>
          {t(`slots.state-${jackpot.state}`)}
        </span>
      </div>
      <Facts
        facts={[
          ...jackpot.levels.map(({ level, name, amount, seed, ceiling, share, oncePer }) => ({
            name: local(name),
            value: (
              <span key={level} className={styles.pair}>
                <MoneyText amount={amount} />
                <small>
                  {t('slots.level-terms', {
                    seed: grouped(seed),
                    ceiling: grouped(ceiling),
                    share,
                    staked: grouped(oncePer),
                  })}
                </small>
              </span>
            ),
          })),
          {
            name: t('slots.reserve'),
            value: (
              <span className={styles.pair}>
                <MoneyText amount={jackpot.reserve} />
                <small>{t('slots.reserve-share', { share: jackpot.reserveShare })}</small>
              </span>
            ),
          },
          { name: t('slots.rtp'), value: t('slots.rtp-parts', { reels, seeds, meters, whole }) },
        ]}
      />
      {may && (
        <div className={styles.tools}>
          {!ended && <Button onClick={() => setAct('terms')}>{t('slots.change-terms')}</Button>}
          <Button kind={ended ? 'main' : 'danger'} onClick={() => setAct('switch')}>
            {t(ended ? 'slots.open-pots' : 'slots.end-pots')}
          </Button>
        </div>
      )}
      {act === 'terms' && <TermsDialog jackpot={jackpot} onClose={() => setAct(null)} />}
      {act === 'switch' && (
        <SwitchDialog jackpot={jackpot} all={all} onClose={() => setAct(null)} />
      )}
    </section>
  );
}

type Rows = { readonly awards: Answer['awards']; readonly names: readonly DeskJackpot[] };

function Awards({ awards, names }: Rows) {
  const { t, local } = useWords();
  if (awards.length === 0) return <EmptyState title={t('slots.no-award')} />;
  const potOf = (gameCode: string, level: string) => {
    const game = names.find(({ gameId }) => gameId === gameCode);
    const name = game?.levels.find((one) => one.level === level)?.name;
    return game && name ? `${local(game.name)} · ${local(name)}` : gameCode;
  };
  return (
    <Table
      caption={t('slots.awards')}
      rows={awards}
      rowKey={({ awardId }) => awardId}
      columns={[
        { id: 'at', title: t('slots.at'), whole: true, cell: ({ at }) => timeText(at) },
        {
          id: 'pot',
          title: t('slots.pot'),
          cell: (row) => (
            <span className={styles.pair}>
              {potOf(row.gameCode, row.level)}
              <small>{t(row.roundId ? 'slots.won-by-number' : 'slots.drawn-at-ceiling')}</small>
            </span>
          ),
        },
        {
          id: 'who',
          title: t('slots.winner'),
          cell: (row) => <Link href={`/members/${row.memberId}`}>{row.username}</Link>,
        },
        {
          id: 'amount',
          title: t('slots.amount'),
          figure: true,
          cell: ({ amount }) => <MoneyText amount={amount} />,
        },
        {
          id: 'from',
          title: t('slots.new-seed'),
          figure: true,
          cell: ({ fromReserve, fromHouse }) => (
            <span className={styles.pair}>
              <MoneyText amount={fromReserve} />
              <small>
                {t('slots.from-house')} <MoneyText amount={fromHouse} />
              </small>
            </span>
          ),
        },
      ]}
    />
  );
}

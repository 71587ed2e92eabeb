import type { LotteryBet } from '@nokshi/contract/player/lottery.ts';
import { parseDecimal } from '@nokshi/money';
import { buttonLook, Button } from '@nokshi/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useAddress } from '../../../lib/address.ts';
import { useWords } from '../../../lib/words.ts';
import { useBets } from '../queries.ts';
import styles from './draw-moment.module.css';
import { useMoney } from './money.ts';

/** Bets are paid a moment after the draw. */
const ASK_MS = 1_000;
const MOST_TRIES = 8;
/** Then the place is free again. */
const SHOWN_MS = 12_000;

type Props = {
  readonly gameCode: string;
  readonly issue: string;
  readonly onClose: () => void;
  /** What stands there while nothing is to be said. */
  readonly otherwise: ReactNode;
};

const minor = (text: string | null): bigint => (text === null ? 0n : (parseDecimal(text) ?? 0n));
const sumOf = (bets: readonly LotteryBet[], of: (bet: LotteryBet) => bigint): bigint =>
  bets.reduce((all, bet) => all + of(bet), 0n);

/** What the draw that was just shown brought to this member; nothing for those who did not bet on it. */
export function OwnResult({ gameCode, issue, onClose, otherwise }: Props) {
  const { t } = useWords();
  const money = useMoney();
  const { href } = useAddress();
  const { data, refetch } = useBets({ gameCode });
  const own = (data?.pages ?? []).flatMap(({ rows }) => rows).filter((bet) => bet.issue === issue);
  const isPaid = own.length > 0 && own.every(({ state }) => state !== 'OPEN');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (isPaid || tries >= MOST_TRIES) return;
    const timer = setTimeout(
      () => void refetch().finally(() => setTries((now) => now + 1)),
      tries === 0 ? 0 : ASK_MS,
    );
    return () => clearTimeout(timer);
  }, [tries, isPaid]);
  const [first] = own;
  useEffect(() => {
    if (!isPaid) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isPaid]);
  if (!isPaid || !first) return otherwise;
  const staked = sumOf(own, ({ stake }) => minor(stake));
  const back = sumOf(own, ({ prize, rebate }) => minor(prize) + minor(rebate));
  // What is no more than the stake is shown, and not celebrated.
  const hasWon = back > staked;
  return (
    <section className={styles.result} data-won={hasWon || undefined} role="status">
      <p>
        <strong>
          {hasWon
            ? t('lottery.bet-won', { amount: money.full(back) })
            : back > 0n
              ? t('lottery.bet-came-back', { amount: money.full(back) })
              : t('lottery.bet-not-won')}
        </strong>
        <span className={styles.small}>
          {t('lottery.bet-result-of', { issue, staked: money.full(staked) })}
        </span>
      </p>
      <span>
        <Link className={buttonLook('quiet', true)} href={href({ bet: first.betId })}>
          {t('lottery.bet-ticket')}
        </Link>
        <Button small kind="quiet" onClick={onClose}>
          {t('app.close')}
        </Button>
      </span>
    </section>
  );
}

import type { DrawProof, Issue, LotteryBet } from '@nokshi/contract/player/lottery.ts';
import { FAMILIES, isFamily } from '@nokshi/house-math/lottery/families.ts';
import { Button, buttonLook, Facts, Icon, MoneyText } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import { useServerNow } from '../../data/server-now.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import { useCancel } from './acts.ts';
import { useAmount } from '../../lib/amount.ts';
import { verifyAddress } from './addresses.ts';
import { BetState } from './bet-state.tsx';
import { shortClock } from '../../lib/countdown.tsx';
import { usePlayNames } from './play-names.ts';
import { SelectionView } from './selection-view.tsx';
import { TicketDraw } from './ticket-draw.tsx';
import styles from './ticket.module.css';

type Props = {
  readonly bet: LotteryBet;
  readonly issue: Issue;
  readonly proof: DrawProof | null;
};

export function TicketView({ bet, issue, proof }: Props) {
  const { t, local } = useWords();
  const facts = useFacts(bet);
  return (
    <div className={styles.ticket}>
      <header className={styles.head}>
        <h3>{local(bet.name)}</h3>
        <BetState bet={bet} />
      </header>
      <TicketDraw bet={bet} issue={issue} />
      <Facts facts={facts} />
      {bet.cancelUntil !== null && <Cancel bet={bet} until={bet.cancelUntil} />}
      {proof && (
        <Link className={buttonLook('main')} href={verifyAddress({ bet: bet.betId })}>
          <Icon name="seal" size={18} />
          {t('lottery.check-bet')}
        </Link>
      )}
    </div>
  );
}

/** Odds of a list are what they are; else prizes follow the prize base. */
const hasFixedOdds = ({ family, mode }: LotteryBet): boolean =>
  isFamily(family) && FAMILIES[family].modes[mode] !== 'base';

function useFacts(bet: LotteryBet) {
  const { t } = useWords();
  const { href } = useAddress();
  const amount = useAmount();
  const names = usePlayNames(bet.family);
  const { units, unitPrice, multiple, base, ceiling, prize, rebate } = bet;
  const price = amount(unitPrice);
  return [
    { name: t('lottery.ticket-play'), value: names.play(bet.play) },
    { name: t('lottery.ticket-chosen'), value: <SelectionView {...bet} /> },
    {
      name: t('lottery.ticket-amount'),
      value: t('lottery.ticket-sum-words', { units: Number(units), price, multiple }),
    },
    {
      name: t('lottery.ticket-base'),
      value: hasFixedOdds(bet)
        ? t('lottery.ticket-odds')
        : t('lottery.ticket-base-of', { base, ceiling }),
    },
    { name: t('lottery.ticket-stake'), value: <MoneyText amount={bet.stake} /> },
    ...(prize === null
      ? []
      : [{ name: t('lottery.ticket-prize'), value: <MoneyText amount={prize} /> }]),
    ...(rebate === null || Number(rebate) === 0
      ? []
      : [{ name: t('lottery.ticket-rebate'), value: <MoneyText amount={rebate} /> }]),
    { name: t('lottery.ticket-placed'), value: timeText(bet.placedAt) },
    ...(bet.chaseId === null
      ? []
      : [
          {
            name: t('lottery.ticket-chase'),
            value: <Link href={href({ bet: null, chase: bet.chaseId })}>{t('lottery.chase')}</Link>,
          },
        ]),
    { name: t('lottery.ticket-number'), value: <code className={styles.code}>{bet.betId}</code> },
  ];
}

/** While the issue is open the owner may take the bet back. */
function Cancel({ bet, until }: { readonly bet: LotteryBet; readonly until: string }) {
  const { t } = useWords();
  const cancel = useCancel(bet);
  const left = Math.ceil((Date.parse(until) - useServerNow()) / 1_000);
  if (left <= 0 || bet.state !== 'OPEN') return null;
  return (
    <div className={styles.act}>
      <Button kind="danger" busy={cancel.busy} onClick={() => void cancel.start()}>
        {t('lottery.cancel')}
      </Button>
      <span className={styles.small} role="timer">
        {t('lottery.cancel-until', { time: shortClock(left) })}
      </span>
    </div>
  );
}

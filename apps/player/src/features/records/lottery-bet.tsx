import type { LotteryOfWager } from '@nokshi/contract/player/records.ts';
import { buttonLook, Icon } from '@nokshi/ui';
import { playNames } from '@nokshi/contract/plays/names.ts';
import { chosenText } from '@nokshi/contract/plays/selection.ts';
import { Link } from 'wouter';
import { type Translate, useWords } from '../../lib/words.ts';

/** What a lottery bet was on and what was drawn, as facts of its page. */
export const lotteryFacts = (t: Translate, bet: LotteryOfWager) => [
  { name: t('records.issue'), value: bet.issue },
  { name: t('lottery.ticket-play'), value: playNames(t, bet.family).play(bet.play) },
  { name: t('lottery.ticket-chosen'), value: chosenText(t, bet, bet.selection) },
  ...(bet.numbers ? [{ name: t('records.drawn'), value: bet.numbers.join(' ') }] : []),
];

type TicketProps = { readonly gameId: string; readonly wagerId: string };

/** Where the bet is shown whole, and checked. */
export function ToTicket({ gameId: gameCode, wagerId: bet }: TicketProps) {
  const { t } = useWords();
  const asked = new URLSearchParams({ gameCode, view: 'orders', bet });
  return (
    <Link className={buttonLook('main')} href={`/lottery?${asked}`}>
      <Icon name="seal" />
      {t('records.ticket')}
    </Link>
  );
}

import { playNames } from '@nokshi/contract/plays/names.ts';
import { chosenText } from '@nokshi/contract/plays/selection.ts';
import type { LotteryOfWager, RoundOfWager } from '@nokshi/contract/player/records.ts';
import { spotName } from '@nokshi/contract/spots/names.ts';
import { moneyText } from '@nokshi/ui';
import { type Translate, useWords } from '../words.ts';
import { markOf } from './marks.ts';
import { heightText, useSaidMarks } from './say.ts';

/** Chips that are named in a line; the others are counted. */
const NAMED = 2;

type Props = {
  readonly bet: {
    readonly lottery: LotteryOfWager | null;
    readonly round: RoundOfWager | null;
  };
  readonly className?: string | undefined;
};

/** What a bet was on and what came, in one line; nothing of slots and games of other vendors. */
export function BetLine({ bet: { lottery, round }, className }: Props) {
  const { t } = useWords();
  const say = useSaidMarks();
  const parts = lottery ? lotteryParts(t, lottery) : round ? partsOf(t, round) : [];
  const mark = round?.kind === 'table' ? markOf(round.game, round) : null;
  if (round?.kind === 'table' && mark)
    parts.push(t('round.result', { result: say(round.game, mark) }));
  return parts.length === 0 ? null : <span className={className}>{parts.join(' · ')}</span>;
}

const lotteryParts = (t: Translate, { issue, family, play, ...bet }: LotteryOfWager): string[] => [
  issue,
  playNames(t, family).play(play),
  chosenText(t, { family, play, ...bet }, bet.selection),
];

function partsOf(t: Translate, round: RoundOfWager): string[] {
  switch (round.kind) {
    case 'table':
      return [round.issue, chipsText(t, round)];
    case 'kite':
      return [
        round.issue,
        ...(round.taken === null ? [] : [t('round.taken', { height: heightText(round.taken) })]),
        ...(round.cut === null ? [] : [t('round.cut', { height: heightText(round.cut) })]),
      ];
    case 'instant':
      return aloneText(t, round);
  }
}

type Of<Kind> = Extract<RoundOfWager, { readonly kind: Kind }>;

function chipsText(t: Translate, { game, layout }: Of<'table'>): string {
  const named = layout
    .slice(0, NAMED)
    .map(({ spot, stake }) => `${spotName(t, game, spot)} ${moneyText(stake)}`);
  const more = layout.length - named.length;
  return [...named, ...(more > 0 ? [t('round.more-chips', { more })] : [])].join(', ');
}

const percent = (hundredths: number): string => (hundredths / 100).toFixed(2);

function aloneText(t: Translate, { bet, state }: Of<'instant'>): string[] {
  switch (bet.kind) {
    case 'dice':
      return [
        t(bet.side === 'under' ? 'round.dice-under' : 'round.dice-over', { at: percent(bet.at) }),
        ...(state.kind === 'dice' ? [t('round.rolled', { rolled: percent(state.rolled) })] : []),
      ];
    case 'mines':
      return [
        t('round.mines', { mines: bet.mines }),
        ...(state.kind === 'mines' ? [t('round.opened', { opened: state.opened.length })] : []),
      ];
    case 'plinko':
      return [
        t('round.rows', { rows: bet.rows, risk: t(`round.risk-${bet.risk}`) }),
        ...(state.kind === 'plinko' ? [heightText(state.pays)] : []),
      ];
    case 'blackjack':
      return bet.spots.map(({ spot }) => t('round.spot', { spot }));
  }
}

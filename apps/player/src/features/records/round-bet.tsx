import type { RoundOfWager } from '@nokshi/contract/player/records.ts';
import { spotName } from '@nokshi/contract/spots/names.ts';
import { moneyText } from '@nokshi/ui';
import { ChipList } from '../../lib/rounds/chip-list.tsx';
import { InstantRound } from '../../lib/rounds/instant-round.tsx';
import { KiteFlight } from '../../lib/rounds/kite-flight.tsx';
import { markOf } from '../../lib/rounds/marks.ts';
import { heightText, useSaidMarks } from '../../lib/rounds/say.ts';
import { TableRound } from '../../lib/rounds/table-round.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import styles from './records.module.css';

/** Chips that are named in a line; the others are counted. */
const NAMED = 2;

/** What a bet at a table, on the kite or in an instant game was on and what came, in one line. */
export function RoundLine({ round }: { readonly round: RoundOfWager }) {
  const { t } = useWords();
  const say = useSaidMarks();
  const parts = partsOf(t, round);
  const mark = round.kind === 'table' ? markOf(round.game, round) : null;
  if (round.kind === 'table' && mark) parts.push(say(round.game, mark));
  return <span className={styles.small}>{parts.join(' · ')}</span>;
}

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

/** The same as facts of its page. */
export function roundFacts(t: Translate, round: RoundOfWager) {
  if (round.kind === 'instant') return [];
  return [
    { name: t('records.issue'), value: round.issue },
    ...(round.kind === 'table'
      ? [
          {
            name: t('round.chips'),
            value: <ChipList game={round.game} chips={round.layout} />,
          },
        ]
      : []),
    ...(round.kind === 'kite' && round.order !== null
      ? [{ name: t('verify.bet'), value: t('round.order', { height: heightText(round.order) }) }]
      : []),
    { name: t('round.end'), value: t(`round.end-${round.state}`) },
  ];
}

/** The round as it was shown. */
export function RoundPicture({ round }: { readonly round: RoundOfWager }) {
  const { t } = useWords();
  return (
    <section className={styles.picture} aria-label={t('round.shown')}>
      {round.kind === 'table' && <TableRound game={round.game} round={round} />}
      {round.kind === 'kite' && (
        <KiteFlight cut={round.cut} isVoid={round.state === 'VOID'} taken={round.taken} />
      )}
      {round.kind === 'instant' && <InstantRound bet={round.bet} state={round.state} />}
    </section>
  );
}

/** Where it is checked, as the address names it. */
export function proofAddress(
  round: RoundOfWager,
  { wagerId, roundId }: { readonly wagerId: string; readonly roundId: string | null },
) {
  return {
    m: 'proof',
    of: round.kind,
    round: round.kind === 'instant' ? roundId : wagerId,
  };
}

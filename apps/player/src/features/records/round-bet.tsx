import type { RoundOfWager } from '@nokshi/contract/player/records.ts';
import { ChipList } from '../../lib/rounds/chip-list.tsx';
import { InstantRound } from '../../lib/rounds/instant-round.tsx';
import { KiteFlight } from '../../lib/rounds/kite-flight.tsx';
import { heightText } from '../../lib/rounds/say.ts';
import { TableRound } from '../../lib/rounds/table-round.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import styles from './records.module.css';

/** What a bet at a table or on the kite was on, as facts of its page. */
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

import { BOUT_KINDS, boutTable, oddsOf } from '@nokshi/house-math/tables/cockfight.ts';
import { edgeOf, type Spot, spotOf } from '@nokshi/house-math/tables/table.ts';
import { Chips } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { useAddress } from '../../lib/address.ts';
import { decimalText, malayText, useSpotNames } from '../../lib/rounds/say.ts';
import { useWords } from '../../lib/words.ts';
import styles from './ring.module.css';

const LOOKS = ['malay', 'decimal'] as const;
const CORNERS = ['red', 'blue'] as const;
const DRAWS = ['double-knock-out', 'time-out'] as const;

/** The board of a bout: both corners and the two draws, each with what the house keeps of it. */
export function RingOdds({ opening }: { readonly opening: readonly number[] }) {
  const { t } = useWords();
  const { params, change } = useAddress();
  const look = LOOKS.find((each) => each === params.get('odds')) ?? 'malay';
  const bout = BOUT_KINDS[opening[0] ?? -1];
  if (!bout) return null;
  const table = boutTable(bout);
  const shown = (corner: 'red' | 'blue') =>
    look === 'malay' ? malayText(oddsOf(bout, corner)) : decimalText(oddsOf(bout, corner));
  return (
    <section className={styles.odds} aria-label={t('ring.odds')}>
      <Chips
        label={t('ring.odds-look')}
        chips={LOOKS.map((id) => ({ id, label: t(`ring.${id}`) }))}
        selected={look}
        onSelect={(id) => change({ odds: id === 'malay' ? null : id }, true)}
      />
      <dl className={styles.board}>
        {CORNERS.map((corner) => (
          <Cell key={corner} spot={spotOf(table, corner)} corner={corner}>
            {shown(corner)}
          </Cell>
        ))}
        {DRAWS.map((draw) => (
          <Cell key={draw} spot={spotOf(table, draw)}>
            {drawText(spotOf(table, draw), look)}
          </Cell>
        ))}
      </dl>
      <p className={styles.quiet}>{t('ring.both-back')}</p>
    </section>
  );
}

type CellProps = {
  readonly spot: Spot | undefined;
  readonly corner?: 'red' | 'blue';
  readonly children: ReactNode;
};

/** Odds of a spot, with what the house keeps of them. */
function Cell({ spot, corner, children }: CellProps) {
  const { t } = useWords();
  const nameOf = useSpotNames();
  if (!spot) return null;
  return (
    <div data-corner={corner}>
      <dt>{nameOf('robo-rumble', spot.code)}</dt>
      <dd>
        {children}
        <small>{t('ring.edge', { edge: percent(spot) })}</small>
      </dd>
    </div>
  );
}

/** `8 : 1`, or what a stake of one brings back. */
function drawText(spot: Spot | undefined, look: (typeof LOOKS)[number]): string {
  const back = spot?.pays[0]?.back;
  const times = back ? Number(back.n / back.d) : 0;
  return look === 'malay' ? `${times - 1} : 1` : times.toFixed(2);
}

/** With two decimals: `4.31 %`. */
function percent(spot: Spot): string {
  const { n, d } = edgeOf(spot);
  return `${(Number((n * 10_000n) / d) / 100).toFixed(2)} %`;
}

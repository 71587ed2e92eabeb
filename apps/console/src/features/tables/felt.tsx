import type { consoleTablesRoutes } from '@nokshi/contract/console/tables.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { spotName } from '@nokshi/contract/spots/names.ts';
import { minorOf, toDecimal } from '@nokshi/money';
import { MoneyText } from '@nokshi/ui';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import desk from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { RoundState } from './round-state.tsx';
import styles from './tables.module.css';

export type Lying = Output<typeof consoleTablesRoutes.exposure>['data'][number];

/** The largest spots are drawn; a wheel has more than anybody looks at. */
const MOST_SPOTS = 24;
const LEAST_DISC = 18;
const MOST_DISC = 56;

/** A table as it lies now: a chip on each spot, larger where more was staked. */
export function Felt({ table }: { readonly table: Lying }) {
  const { t, local } = useWords();
  const { gameCode, game, name, issue, state, staked, members } = table;
  const spots = table.spots
    .toSorted((a, b) => Number(minorOf(b.staked) - minorOf(a.staked)))
    .slice(0, MOST_SPOTS);
  const largest = spots[0] ? minorOf(spots[0].staked) : 0n;
  const more = table.spots.length - spots.length;
  return (
    <section className={styles.felt} aria-label={local(name)}>
      <div className={desk.between}>
        <h2>{local(name)}</h2>
        <RoundState round={{ state }} />
      </div>
      <p className={styles.sums}>
        <Link href={`/tables?tab=rounds&game=${gameCode}&round=${issue}`}>{issue}</Link>
        <span>
          {t('lotteries.staked')} <MoneyText amount={staked} />
        </span>
        <span>{t('tables.by-members', { count: members })}</span>
        <Worst table={table} />
      </p>
      <ul className={styles.spots}>
        {spots.map(({ spot, staked: on, win }) => (
          <li key={spot}>
            <i style={discOf(minorOf(on), largest)} />
            <b>{spotName(t, game, spot)}</b>
            <MoneyText amount={on} />
            <small>
              {t('tables.wins')} <MoneyText amount={win} />
            </small>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={desk.quiet}>{t('tables.more-spots', { count: more })}</p>}
    </section>
  );
}

function Worst({ table: { worst, isExact } }: { readonly table: Lying }) {
  const { t } = useWords();
  const loss = minorOf(worst);
  return (
    <span
      className={loss > 0n ? desk.bad : undefined}
      title={isExact ? undefined : t('tables.bound')}
    >
      {t(loss > 0n ? 'tables.loses-most' : 'tables.keeps-least')}{' '}
      <MoneyText amount={toDecimal(loss > 0n ? loss : -loss)} />
      {!isExact && (
        <>
          {' '}
          <small>{t('tables.at-bound')}</small>
        </>
      )}
    </span>
  );
}

/** A chip whose area grows with what lies on the spot. */
function discOf(staked: bigint, largest: bigint): CSSProperties {
  const share = largest === 0n ? 0 : Math.sqrt(Number(staked) / Number(largest));
  const size = Math.max(LEAST_DISC, Math.round(MOST_DISC * share));
  return { '--disc': `${size}px` } as CSSProperties;
}

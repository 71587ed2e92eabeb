import { playOf } from '@nokshi/house-math/lottery/families.ts';
import { toDecimal } from '@nokshi/money';
import { classes, MoneyText } from '@nokshi/ui';
import { playNames } from '@nokshi/contract/plays/names.ts';
import type { CSSProperties } from 'react';
import desk from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { type Cell, cellsOf, type PlayExposure } from './exposure-cells.ts';
import styles from './lottery.module.css';

type Props = {
  readonly exposure: PlayExposure;
  readonly of: { readonly family: string; readonly drawDate: string; readonly ceiling: string };
};

const SIDES = ['big', 'small', 'odd', 'even'] as const;

/** What is paid if each number of a play falls, against the ceiling of a number. */
export function ExposureGrid({ exposure, of }: Props) {
  const { t } = useWords();
  const names = playNames(t, of.family);
  const groups = cellsOf(exposure, of);
  const asks = playOf(of.family, of.drawDate, exposure.play)?.asks;
  const worst = groups
    .flatMap(({ cells }) => cells)
    .reduce<bigint>((most, { loses }) => (loses > most ? loses : most), 0n);
  const nameOf = ({ code }: Cell): string => {
    if (!/^\d+$/.test(code)) return names.option(exposure.play, code);
    const side = asks?.sides && SIDES[Number(code)];
    return side ? names.option(exposure.play, side) : code.padStart(asks?.digits ?? 1, '0');
  };
  return (
    <section className={desk.card} aria-label={names.play(exposure.play)}>
      <div className={desk.between}>
        <h2>{names.play(exposure.play)}</h2>
        <p>
          {t('lotteries.staked')} <MoneyText amount={exposure.staked} />
          {worst > 0n && (
            <>
              {' · '}
              {t('lotteries.loses-most')} <MoneyText amount={toDecimal(worst)} />
            </>
          )}
        </p>
      </div>
      {groups.length === 0 && <p className={desk.quiet}>{t('lotteries.combinations')}</p>}
      {groups.map(({ place, cells }) => (
        <div key={place ?? 'all'}>
          {place !== null && <h3 className={styles.place}>{names.place(place - 1)}</h3>}
          <ul className={styles.grid}>
            {cells.map((cell) => (
              <CellView key={cell.code} cell={cell} name={nameOf(cell)} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function CellView({ cell, name }: { readonly cell: Cell; readonly name: string }) {
  const { t } = useWords();
  const { pays, percent, band } = cell;
  const share = { '--share': `${Math.min(percent, 100)}%` } as CSSProperties;
  return (
    <li className={classes(styles.cell, styles[band])} style={share}>
      <b>{name}</b>
      {band === 'none' ? <span>–</span> : <MoneyText amount={pays} />}
      {band !== 'none' && (
        <small>{percent >= 100 ? t('lotteries.ceiling-reached') : `${percent} %`}</small>
      )}
    </li>
  );
}

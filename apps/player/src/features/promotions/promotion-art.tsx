import type { ShownPromotion } from '@nokshi/contract/player/promotions.ts';
import { Picture } from '../../lib/picture.tsx';
import { Motif } from './promotion-motif.tsx';
import styles from './promotions.module.css';

const INDIGO = '#2b3a8c';
/** The cloth of each trigger; a picture keeps its colours in both themes. */
const GROUNDS: Readonly<Partial<Record<string, string>>> = {
  registration: '#8f1d2c',
  claim: '#8f1d2c',
  period: '#14583f',
  referral: '#14583f',
  mission: '#5a2a6b',
  board: '#5a2a6b',
  level: '#5a2a6b',
  raffle: '#0f5560',
  wheel: '#0f5560',
  envelope: '#6d1420',
  birthday: '#6d1420',
};
/** Rings of running stitch around the drawing. */
const ARCS = [54, 72, 92, 114, 138, 164, 192, 222, 254, 288, 324, 362];
const LONG_FIGURE = 8;

/** The most one can get, or the share. */
function figureOf({ reward, trigger }: ShownPromotion): string {
  if (reward.kind === 'points') return `+${reward.points.toLocaleString('en')}`;
  if (reward.kind === 'free-rounds') return `${reward.rounds}×`;
  if (reward.kind === 'free-bet') return `৳${Number(reward.stake).toLocaleString('en')}`;
  const { sum } = reward;
  if (sum.of === 'fixed') return `৳${Number(sum.amount).toLocaleString('en')}`;
  return trigger.kind === 'period' ? `${trigger.tiers.at(-1)?.percent}%` : `${sum.percent}%`;
}

/** The operator's picture, or one drawn of what brings the promotion, with its figure. */
export function PromotionArt({ promotion }: { readonly promotion: ShownPromotion }) {
  const { picture, trigger } = promotion;
  if (picture) return <Picture className={styles.art} src={picture} alt="" loading="lazy" />;
  const figure = figureOf(promotion);
  return (
    <div
      className={styles.art}
      style={{ background: GROUNDS[trigger.kind] ?? INDIGO }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 320 120" focusable="false">
        {ARCS.map((r) => (
          <circle key={r} className={styles.stitch} cx="249" cy="62" r={r} />
        ))}
        <g transform="translate(208 18)">
          <Motif trigger={trigger.kind} />
        </g>
        <text
          className={styles.figure}
          x="32"
          y="60"
          fontSize={figure.length > LONG_FIGURE ? 26 : 36}
        >
          {figure}
        </text>
        <path className={styles.seam} d="M33 84h92" />
      </svg>
    </div>
  );
}

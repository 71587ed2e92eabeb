import type { ShownPromotion } from '@nokshi/contract/player/promotions.ts';
import { Picture } from '../../lib/picture.tsx';
import styles from './promotions.module.css';

/** The operator's picture, or one drawn of what the promotion brings: running stitches and its figure. */
export function PromotionArt({ promotion }: { readonly promotion: ShownPromotion }) {
  const { picture, reward, trigger } = promotion;
  if (picture) return <Picture className={styles.art} src={picture} alt="" loading="lazy" />;
  const { sum } = reward;
  const figure =
    sum.of === 'fixed'
      ? `৳${Number(sum.amount).toLocaleString('en')}`
      : trigger.kind === 'period'
        ? `${trigger.tiers.at(-1)?.percent}%`
        : `${sum.percent}%`;
  return (
    <div className={styles.art} data-kind={reward.kind} aria-hidden="true">
      <svg viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice" focusable="false">
        {[14, 30, 46].map((inset) => (
          <rect
            key={inset}
            className={styles.stitch}
            x={inset}
            y={inset / 2}
            width={320 - 2 * inset}
            height={120 - inset}
            rx="14"
          />
        ))}
        <text className={styles.figure} x="160" y="62">
          {figure}
        </text>
      </svg>
    </div>
  );
}

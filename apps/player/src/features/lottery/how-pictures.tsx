import type { ReactNode } from 'react';
import styles from './how-draws.module.css';

const Scene = ({ children }: { readonly children: ReactNode }) => (
  <svg className={styles.picture} viewBox="0 0 120 72" aria-hidden="true">
    {children}
  </svg>
);

/** A link of the chain; the one at the end is published. */
const Ring = ({ x, isOpen = false }: { readonly x: number; readonly isOpen?: boolean }) => (
  <rect
    className={isOpen ? styles.open : styles.shut}
    x={x}
    y="24"
    width="26"
    height="24"
    rx="12"
  />
);

const Chain = () => (
  <Scene>
    <Ring x={6} />
    <Ring x={26} />
    <Ring x={46} />
    <Ring x={66} />
    <Ring x={86} isOpen />
    <path className={styles.yarn} d="M99 18V8M94 12l5-5 5 5" />
  </Scene>
);

const Sealed = () => (
  <Scene>
    {[10, 36, 62, 88].map((x) => (
      <g key={x}>
        <rect className={styles.paper} x={x} y="48" width="20" height="16" rx="3" />
        <path className={styles.stitch} d={`M${x + 4} 54h12M${x + 4} 59h8`} />
      </g>
    ))}
    <path className={styles.yarn} d="M20 48V38H72M46 48V38M72 48V38H98V48M59 38V26" />
    <circle className={styles.open} cx="59" cy="16" r="11" />
    <path className={styles.sealMark} d="M54 16l4 4 7-8" />
  </Scene>
);

const Drawn = () => (
  <Scene>
    <Ring x={6} isOpen />
    <path className={styles.yarn} d="M36 36h14M46 31l5 5-5 5" />
    {[58, 78, 98].map((x, at) => (
      <g key={x}>
        <circle className={styles.ball} cx={x + 2} cy="36" r="9" />
        <text className={styles.digit} x={x + 2} y="40">
          {[4, 0, 7][at]}
        </text>
      </g>
    ))}
  </Scene>
);

const Checked = () => (
  <Scene>
    <rect className={styles.paper} x="36" y="6" width="48" height="60" rx="6" />
    {[18, 32, 46].map((y) => (
      <g key={y}>
        <path className={styles.mark} d={`M43 ${y}l4 4 7-8`} />
        <path className={styles.stitch} d={`M60 ${y}h16`} />
      </g>
    ))}
  </Scene>
);

/** One picture for each step, drawn in running stitch. */
export const HOW_PICTURES = [Chain, Sealed, Drawn, Checked] as const;

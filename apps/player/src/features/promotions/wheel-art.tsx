import styles from './wheel.module.css';

type Segment = { readonly amount: string; readonly weight: number };
type Props = {
  readonly segments: readonly Segment[];
  /** Degrees by which it is turned to the right. */
  readonly turned: number;
};

const RADIUS = 100;
const COLOURS = ['#b4232a', '#2b3a8c', '#14583f', '#5a2a6b', '#0f5560', '#7a4e00'] as const;
/** A slice of fewer degrees has no room for words, and of fewer than the other only from the rim inwards. */
const NO_WORDS = 9;
const NARROW = 40;

/** Where a segment begins and ends, in degrees from the top to the right. */
export function spanOf(
  segments: readonly Segment[],
  at: number,
): { readonly from: number; readonly to: number } {
  const all = segments.reduce((sum, { weight }) => sum + weight, 0);
  const before = segments.slice(0, at).reduce((sum, { weight }) => sum + weight, 0);
  const to = before + (segments[at]?.weight ?? 0);
  return { from: (before / all) * 360, to: (to / all) * 360 };
}

const pointAt = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
};

function sliceOf({ from, to }: { readonly from: number; readonly to: number }): string {
  const large = to - from > 180 ? 1 : 0;
  return `M0 0L${pointAt(from, RADIUS)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${pointAt(to, RADIUS)}Z`;
}

/** Where the words of a slice stand: across it, or along it where it is narrow. */
function placeOf({ from, to }: { readonly from: number; readonly to: number }) {
  const middle = (from + to) / 2;
  return to - from > NARROW
    ? { transform: `rotate(${middle}) translate(0 -74)`, textAnchor: 'middle' as const }
    : {
        transform: `rotate(${middle}) translate(-4.5 -92) rotate(90)`,
        textAnchor: 'start' as const,
      };
}

/** The wheel as it is: each slice as wide as its chance; the needle is at the top. */
export function WheelArt({ segments, turned }: Props) {
  return (
    <svg className={styles.art} viewBox="-112 -118 224 232" aria-hidden="true" focusable="false">
      <g className={styles.disc} style={{ transform: `rotate(${turned}deg)` }}>
        {segments.map(({ amount }, at) => {
          const span = spanOf(segments, at);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two slices of a wheel may be alike.
            <g key={at}>
              <path
                d={sliceOf(span)}
                fill={COLOURS[at % COLOURS.length]}
                stroke="#fff6e0"
                strokeWidth="1.5"
              />
              {span.to - span.from > NO_WORDS && (
                <text className={styles.figure} {...placeOf(span)}>
                  {Number(amount) === 0 ? '–' : `৳${Number(amount).toLocaleString('en')}`}
                </text>
              )}
            </g>
          );
        })}
        <circle
          r="104"
          fill="none"
          stroke="#f2b233"
          strokeWidth="5"
          strokeDasharray="9 6"
          strokeLinecap="round"
        />
        <circle r="13" fill="#f2b233" />
      </g>
      <path d="M-10 -117h20L0 -92z" fill="#f2b233" stroke="#1c1a2e" strokeWidth="1.5" />
    </svg>
  );
}

import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** How many modules of rest the code needs around it (ISO/IEC 18004). */
const QUIET = 4;

type Props = { readonly text: string; readonly label: string };

/** A QR code: dark on light in both themes, because that is what cameras read. Lazy: it is large. */
export default function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`;
  return (
    <svg className={styles.code} viewBox={box} role="img" aria-label={label} data-text={text}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

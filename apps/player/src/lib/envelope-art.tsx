import styles from './envelope-art.module.css';

/** A red envelope of cloth with a seal; open, its flap is up and the slip comes out. */
export function EnvelopeArt({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <svg className={styles.art} viewBox="0 0 160 130" aria-hidden="true" focusable="false">
      {isOpen && (
        <>
          <path d="M14 56 80 8l66 48z" fill="#8f1d2c" stroke="#f2b233" strokeWidth="2" />
          <rect x="34" y="20" width="92" height="70" rx="4" fill="#fff6e0" />
          <path d="M46 36h68M46 48h44" stroke="#b4232a" strokeWidth="3" strokeDasharray="8 5" />
        </>
      )}
      <rect
        x="14"
        y="50"
        width="132"
        height="74"
        rx="8"
        fill="#b4232a"
        stroke="#f2b233"
        strokeWidth="2"
      />
      <path
        d="M22 116h116"
        fill="none"
        stroke="#f2b233"
        strokeWidth="2"
        strokeDasharray="7 5"
        strokeLinecap="round"
      />
      {isOpen ? (
        <path d="M15 54 80 96l65-42" fill="none" stroke="#f2b233" strokeWidth="2" />
      ) : (
        <>
          <path d="M15 54c16 38 114 38 130 0" fill="#8f1d2c" stroke="#f2b233" strokeWidth="2" />
          <path d="m80 66 15 16-15 16-15-16z" fill="#f2b233" />
          <path d="m80 74 7 8-7 8-7-8z" fill="#8a5a00" />
        </>
      )}
    </svg>
  );
}

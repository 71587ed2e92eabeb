/** The brand: a lotus diamond drawn in running stitch. */
export function Lotus({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M16 2 30 16 16 30 2 16z"
        stroke="var(--madder)"
        strokeWidth="2"
        strokeDasharray="4.6 2"
        strokeLinecap="round"
      />
      <path
        d="M16 8c3.2 3.2 3.2 9.6 0 14-3.2-4.4-3.2-10.8 0-14zM16 22c-4.6.4-8-2.4-8.6-6.6M16 22c4.6.4 8-2.4 8.6-6.6"
        stroke="var(--indigo)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

import type { ReactNode } from 'react';

/** The coin of the house, seen a little from above. */
const coin = (y: number) => (
  <g key={y}>
    <path d={`M12 ${y}v9c0 6 13 10 29 10s29-4 29-10v-9z`} fill="#c98a1c" />
    <ellipse cx="41" cy={y} rx="29" ry="10" fill="#f2b233" />
    <ellipse cx="41" cy={y} rx="21" ry="6.5" fill="none" stroke="#fff6e0" strokeDasharray="4 3" />
  </g>
);

const GIFT = (
  <>
    <rect x="12" y="34" width="58" height="44" rx="4" fill="#f2b233" />
    <rect x="7" y="24" width="68" height="15" rx="4" fill="#fff6e0" />
    <path d="M36 24h10v54H36z" fill="#d8343c" />
    <path
      d="M41 24C22 22 20 6 31 6c7 0 9 9 10 18zm0 0c19-2 21-18 10-18-7 0-9 9-10 18z"
      fill="#d8343c"
    />
    <path d="M17 58h14M51 58h14" stroke="#8a5a00" strokeDasharray="4 3" strokeWidth="1.5" />
  </>
);

const TICKET = (
  <g transform="rotate(-12 41 42)">
    <path
      d="M4 22h74v13a8 8 0 0 0 0 16v13H4V51a8 8 0 0 0 0-16z"
      fill="#fff6e0"
      stroke="#f2b233"
      strokeWidth="2"
    />
    <path d="M26 26v36" stroke="#b4232a" strokeDasharray="4 4" strokeWidth="2" />
    <path
      d="M52 31l3.4 7 7.6 1-5.6 5.3 1.4 7.7-6.8-3.7-6.8 3.7 1.4-7.700L41 39l7.6-1z"
      fill="#d8343c"
    />
  </g>
);

const CUP = (
  <>
    <path d="M20 10h42v18c0 15-9 24-21 24S20 43 20 28z" fill="#f2b233" />
    <path
      d="M20 16H9c0 14 5 20 14 21m39-21h11c0 14-5 20-14 21"
      fill="none"
      stroke="#f2b233"
      strokeWidth="5"
    />
    <path d="M37 52h8v12h-8z" fill="#c98a1c" />
    <rect x="23" y="64" width="36" height="12" rx="3" fill="#fff6e0" />
    <path
      d="M41 18l3.4 6.8 7.6 1-5.5 5.3 1.3 7.5-6.8-3.6-6.8 3.6 1.3-7.5-5.5-5.3 7.6-1z"
      fill="#fff6e0"
    />
  </>
);

/** A face and shoulders; `at` from the left. */
const person = (at: number, fill: string) => (
  <g key={at} transform={`translate(${at} 0)`}>
    <circle cx="20" cy="30" r="12" fill={fill} />
    <path d="M0 76c0-18 8-29 20-29s20 11 20 29z" fill={fill} />
  </g>
);

const SPOKES = [0, 1, 2, 3, 4, 5, 6, 7];

/** A drawing for each trigger, 82 wide and 84 high; what has none shows the gift. */
const MOTIFS: Readonly<Partial<Record<string, ReactNode>>> = {
  deposit: <>{[62, 46, 30].map(coin)}</>,
  code: (
    <g transform="rotate(14 41 42)">
      <path d="M8 30 30 12h44a5 5 0 0 1 5 5v46a5 5 0 0 1-5 5H30L8 50z" fill="#fff6e0" />
      <circle cx="26" cy="40" r="5.5" fill="#b4232a" />
      <path
        d="M40 30h28M40 42h28M40 54h18"
        stroke="#2b3a8c"
        strokeDasharray="6 4"
        strokeWidth="4"
      />
    </g>
  ),
  mission: (
    <>
      <circle cx="38" cy="46" r="33" fill="#fff6e0" />
      <circle cx="38" cy="46" r="23" fill="#d8343c" />
      <circle cx="38" cy="46" r="13" fill="#fff6e0" />
      <circle cx="38" cy="46" r="5" fill="#d8343c" />
      <path d="M39 45 70 14" stroke="#f2b233" strokeWidth="4" />
      <path d="M66 5v13h13l-8 8H58V13z" fill="#f2b233" />
    </>
  ),
  period: (
    <>
      <path
        d="M72 36A33 33 0 1 0 74 48"
        fill="none"
        stroke="#fff6e0"
        strokeDasharray="9 5"
        strokeWidth="5"
      />
      <path d="M78 18v20H58z" fill="#fff6e0" />
      <circle cx="41" cy="44" r="19" fill="#f2b233" />
      <circle
        cx="41"
        cy="44"
        r="13"
        fill="none"
        stroke="#8a5a00"
        strokeDasharray="4 3"
        strokeWidth="1.5"
      />
    </>
  ),
  referral: <>{[person(0, '#f2b233'), person(40, '#fff6e0')]}</>,
  raffle: TICKET,
  board: CUP,
  level: CUP,
  envelope: (
    <>
      <rect
        x="14"
        y="6"
        width="54"
        height="74"
        rx="6"
        fill="#d8343c"
        stroke="#f2b233"
        strokeWidth="2"
      />
      <path d="M14 12c8 20 46 20 54 0" fill="#b4232a" stroke="#f2b233" strokeWidth="2" />
      <circle cx="41" cy="34" r="11" fill="#f2b233" />
      <path d="M24 60h34M30 69h22" stroke="#f2b233" strokeDasharray="5 4" strokeWidth="2" />
    </>
  ),
  wheel: (
    <g transform="translate(41 44)">
      {SPOKES.map((spoke) => (
        <path
          key={spoke}
          d="M0 0 0-35A35 35 0 0 1 24.75-24.750z"
          fill={spoke % 2 === 0 ? '#f2b233' : '#fff6e0'}
          transform={`rotate(${spoke * 45})`}
        />
      ))}
      <circle r="35" fill="none" stroke="#d8343c" strokeWidth="4" />
      <circle r="8" fill="#d8343c" />
      <path d="M-7-43H7L0-28z" fill="#d8343c" />
    </g>
  ),
  application: (
    <>
      <path d="M12 6h42l14 14v60H12z" fill="#fff6e0" />
      <path d="M54 6v14h14z" fill="#f2b233" />
      <path
        d="M22 34h36M22 46h36M22 58h22"
        stroke="#2b3a8c"
        strokeDasharray="6 4"
        strokeWidth="3.5"
      />
      <path d="m52 70 22-26 7 6-22 26-9 3z" fill="#d8343c" />
    </>
  ),
  birthday: (
    <>
      <path d="M10 50h62v28H10z" fill="#fff6e0" />
      <path
        d="M10 50c0-8 5-12 31-12s31 4 31 12c-8 10-13 0-20 4s-14 5-21 0-14 6-21-4z"
        fill="#d8343c"
      />
      <path d="M24 38V22m17 16V22m17 16V22" stroke="#f2b233" strokeWidth="5" />
      <path
        d="M24 18c-4-4 0-8 0-10 3 3 4 7 0 10zm17 0c-4-4 0-8 0-10 3 3 4 7 0 10zm17 0c-4-4 0-8 0-10 3 3 4 7 0 10z"
        fill="#f2b233"
      />
    </>
  ),
};

/** What a promotion is about, as people would draw it. */
export const Motif = ({ trigger }: { readonly trigger: string }) => MOTIFS[trigger] ?? GIFT;

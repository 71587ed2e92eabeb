/** Where the pips of each face are, on a grid of three. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** A die that shows a face; one and four are red, as on the tables of the game. */
export function Die({ face }: { readonly face: number }) {
  const fill = face === 1 || face === 4 ? '#b3261e' : '#1c1a2e';
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="34"
        height="34"
        rx="8"
        fill="#fffdf7"
        stroke="#8c8372"
        strokeWidth="1.4"
      />
      <rect
        x="4"
        y="4"
        width="28"
        height="28"
        rx="5.5"
        fill="none"
        stroke="#e0d6c2"
        strokeWidth="1.2"
        strokeDasharray="3 2.2"
      />
      {(PIPS[face - 1] ?? []).map(([x, y]) => (
        <circle
          key={`${x}-${y}`}
          cx={10 + x * 8}
          cy={10 + y * 8}
          r={face === 1 ? 4.4 : 3.1}
          fill={fill}
        />
      ))}
    </svg>
  );
}

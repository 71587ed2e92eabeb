/** Our own line icons on a 24 grid, drawn with a round needle; the thread is `currentColor`. */
const PATHS = {
  home: 'M4 11 12 4l8 7M6 10v9h12v-9M10 19v-5h4v5',
  games: 'M5 5h14v14H5zM9.5 5v14M14.5 5v14M6.5 12h1M11.5 12h1M16.5 12h1',
  sports:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8l3.6 2.6-1.4 4.3H9.8l-1.4-4.3zM12 4v4M4.4 9.6l4 1M7.3 18.4l2.5-3.5M16.7 18.4l-2.5-3.5M19.6 9.6l-4 1',
  gift: 'M4.5 9h15v4h-15zM6 13v7h12v-7M12 9v11M12 9c-4 0-5-4-2.6-4.6C11.2 4 12 7 12 9zm0 0c4 0 5-4 2.6-4.6C12.8 4 12 7 12 9z',
  person:
    'M12 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM4.5 20c.8-4 3.6-5.6 7.5-5.6s6.7 1.6 7.5 5.6',
  eye: 'M3 12c2.4-4.3 5.4-6.4 9-6.4s6.6 2.1 9 6.4c-2.4 4.3-5.4 6.4-9 6.4S5.4 16.3 3 12zM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z',
  'eye-off':
    'M4 4l16 16M9.5 6c.8-.3 1.6-.4 2.5-.4 3.6 0 6.6 2.1 9 6.4-.8 1.5-1.8 2.7-2.8 3.7M6.3 7.6C5 8.7 3.9 10.2 3 12c2.4 4.3 5.4 6.4 9 6.4 1.4 0 2.7-.3 3.9-.9',
  mail: 'M4 6h16v12H4zM4.5 6.8 12 13l7.5-6.2',
  out: 'M14 4H5v16h9M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M10.5 5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM14.6 14.6 19.5 19.5',
  sun: 'M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  up: 'M12 19V6M6.5 11 12 5.5l5.5 5.5',
  chat: 'M4 5h16v11h-8.5L7 20v-4H4zM8 9.5h8M8 12.5h5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  chart: 'M5 4v15.5h15M9.5 16v-4M13.5 16V8M17.5 16v-6',
  crown: 'M4 18.5h16M5 15 3.5 7.5l5 3.5L12 5l3.5 6 5-3.5L19 15z',
  check: 'M5 12.5 10 17.5 19.5 7',
  alert: 'M12 4 21 19.5H3zM12 10v4.5M12 17v.2',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 11v5M12 8v.2',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5 18.5 12 8 18.5z',
  left: 'M14.5 5.5 8 12l6.5 6.5',
  right: 'M9.5 5.5 16 12l-6.5 6.5',
  down: 'M5.5 9 12 15.5 18.5 9',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.3l3 1.9',
  wallet: 'M4 7.5h14.5v11H4zM4 7.5 15 4.5v3M14.5 11.5H20v3.5h-5.5z',
  list: 'M8.5 7H20M8.5 12H20M8.5 17H20M4.5 7h.3M4.5 12h.3M4.5 17h.3',
  shield: 'M12 3.8 19 6.5v5c0 4.3-2.8 7.3-7 8.7-4.2-1.4-7-4.4-7-8.7v-5zM8.8 11.8l2.4 2.4 4.2-4.4',
  seal: 'M12 3.5 14.2 6l3.3-.4.1 3.3L20 11.2l-1.9 2.7.7 3.2-3.2.8L13.8 20.5 12 19.4l-1.8 1.1-1.8-2.6-3.2-.8.7-3.2L4 11.2l2.4-2.3.100-3.3 3.3.4zM9 12l2.2 2.2L15.2 10',
  wrench:
    'M14.5 4.8a4.5 4.5 0 0 0-4.3 6.2L4.5 16.7 7.3 19.5 13 13.8a4.5 4.5 0 0 0 6.2-5.4l-2.7 2.7-2.9-.7-.7-2.9z',
  pin: 'M8.5 4h7M9.8 4v6L6.5 13.5V15h11v-1.5L14.2 10V4M12 15v5.5',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 19.5h14',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M7.5 11H5v9h14v-9h-2.5',
  phone: 'M8 3.5h8v17H8zM11 17.8h2',
  people:
    'M9 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.5 19c.6-3.2 2.6-4.5 5.5-4.5s4.9 1.3 5.5 4.5M16 7.2a2.5 2.5 0 1 1 0 4.9M17 14.9c2 .4 3.1 1.7 3.5 4.1',
  screen: 'M4 5h16v10.5H4zM9 19.5h6M12 15.5v4',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 18.5a2 2 0 0 0 4 0',
  'bell-off': 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 18.5a2 2 0 0 0 4 0M4 4l16 16',
  sound: 'M4.5 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9.2a4 4 0 0 1 0 5.6M18 6.5a8 8 0 0 1 0 11',
  'sound-off': 'M4.5 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l4.5 5M20.5 9.5l-4.5 5',
  refresh: 'M19 12a7 7 0 1 1-2.3-5.2M19.5 4v4h-4',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative: the words stand beside it or in the control's label. */
export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d={PATHS[name]}
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

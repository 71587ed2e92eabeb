export { Boundary } from './boundary.tsx';
export { BackButton, Button, buttonLook } from './button.tsx';
export { Chips } from './chips.tsx';
export { classes } from './classes.ts';
export { clockText } from './clock.ts';
export { type Ask, ask } from './dialog/ask.ts';
export { AskHost } from './dialog/ask-host.tsx';
export { Dialog } from './dialog/dialog.tsx';
export { Check, Field, PasswordField } from './field.tsx';
export { Figures } from './figures.tsx';
export { Icon, type IconName } from './icon.tsx';
export { Lotus } from './lotus.tsx';
export { MoneySign, MoneyText, moneyText } from './money-text.tsx';
export { Pager } from './pager.tsx';
export { RichText } from './rich-text.tsx';
export {
  EmptyState,
  ErrorState,
  Loader,
  Note,
  OfflineBar,
  PageLoader,
  Skeleton,
  Stitch,
} from './states.tsx';
export { type Column, Facts, Table } from './table.tsx';
export { TakaField } from './taka-field.tsx';
export { Tabs } from './tabs.tsx';
export { TextArea } from './text-area.tsx';
export { Toasts, tell } from './toast.tsx';
export { useStickToEnd } from './use-stick-to-end.ts';
export { useTick } from './use-tick.ts';

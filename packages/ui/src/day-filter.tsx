import type { ReactNode } from 'react';
import { Chips } from './chips.tsx';
import styles from './day-filter.module.css';
import { Field } from './field.tsx';

type Props<Preset extends string> = {
  readonly range: { readonly preset: Preset | null; readonly from: string; readonly to: string };
  readonly presets: readonly { readonly id: Preset; readonly label: string }[];
  readonly label: string;
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly onPreset: (preset: Preset) => void;
  readonly onDays: (from: string, to: string) => void;
  /** Further filters, beside the dates. */
  readonly children?: ReactNode;
};

/** Which days are shown: by a preset, or by their first and last. */
export function DayFilter<Preset extends string>(props: Props<Preset>) {
  const { range, onDays, children } = props;
  return (
    <div className={styles.filter}>
      <Chips
        label={props.label}
        chips={props.presets}
        selected={range.preset}
        onSelect={props.onPreset}
      />
      <div className={styles.dates}>
        <Field
          label={props.fromLabel}
          type="date"
          max={range.to}
          value={range.from}
          onChange={(event) => event.target.value && onDays(event.target.value, range.to)}
        />
        <Field
          label={props.toLabel}
          type="date"
          min={range.from}
          value={range.to}
          onChange={(event) => event.target.value && onDays(range.from, event.target.value)}
        />
      </div>
      {children}
    </div>
  );
}

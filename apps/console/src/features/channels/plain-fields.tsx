import { CountField } from '../../lib/count-field.tsx';
import { TakaField } from '../../lib/taka-field.tsx';

type Props<Value> = {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** An amount of taka. */
export function Taka({ label, value, onChange }: Props<string>) {
  return (
    <TakaField
      label={label}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A whole number. */
export function Count({ value, onChange, ...field }: Props<number> & Bounds) {
  return (
    <CountField
      {...field}
      required
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
type Bounds = { readonly min: number; readonly max: number; readonly hint?: string };

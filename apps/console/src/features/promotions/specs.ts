import { plainDigits } from '@nokshi/contract/typed-code.ts';
import { plainAmount, parseAmount } from '@nokshi/money';
import type { MessageId } from '../../lib/words.ts';

/** A line of a table of fields, such as a tier: all of it as text. */
export type Row = Readonly<Record<string, string>>;
/** A field as it is typed: a check is `on` or empty, several of a list are separated by spaces. */
export type Typed = string | readonly Row[];
export type Values = Readonly<Record<string, Typed>>;

type Named = { readonly name: string; readonly label: MessageId; readonly hint?: MessageId };
type Option = { readonly id: string; readonly label: MessageId };

/** A field that is one text. */
export type LineSpec = Named & {
  /** As a new campaign begins. */
  readonly start?: string;
} & (
    | { readonly input: 'taka'; readonly optional?: boolean; readonly zero?: boolean }
    | {
        readonly input: 'count';
        readonly range: readonly [least: number, most: number];
        readonly optional?: boolean;
      }
    /** On the wire in hundredths: ten times is 1000. */
    | { readonly input: 'times'; readonly most: number }
    | { readonly input: 'percent'; readonly most: number }
    | { readonly input: 'code' }
    /** A game of a vendor that takes free rounds. */
    | { readonly input: 'game' }
    | { readonly input: 'username' }
    | { readonly input: 'text'; readonly most: number; readonly optional?: boolean }
    | { readonly input: 'check' }
    | { readonly input: 'choice'; readonly options: readonly Option[] }
    | { readonly input: 'several'; readonly options: readonly Option[] }
    /** Whole numbers separated by commas. */
    | { readonly input: 'counts'; readonly range: readonly [least: number, most: number] }
  );

/** A table of such fields; `keyed`: on the wire a record by its first column, null when empty. */
export type RowsSpec = Named & {
  readonly input: 'rows';
  readonly columns: readonly LineSpec[];
  readonly most: number;
  readonly least: number;
  readonly keyed?: boolean;
};

/** A field of a trigger, a reward, a condition or a limit: how it is asked for, read and written. */
export type Spec = LineSpec | RowsSpec;

const startOfRow = (columns: readonly LineSpec[]): Row =>
  Object.fromEntries(columns.map(({ name, start = '' }) => [name, start]));

/** A new line of a table. */
export const newRow = ({ columns }: RowsSpec): Row => startOfRow(columns);

/** The fields as a new campaign begins. */
export const startOf = (specs: readonly Spec[]): Values =>
  Object.fromEntries(
    specs.map((spec): [string, Typed] => [
      spec.name,
      spec.input === 'rows'
        ? Array.from({ length: spec.least }, () => newRow(spec))
        : (spec.start ?? ''),
    ]),
  );

const whole = (text: string, [least, most]: readonly [number, number]): number | undefined =>
  /^\d{1,8}$/.test(text) && Number(text) >= least && Number(text) <= most
    ? Number(text)
    : undefined;

const FIGURE = /^\d{1,3}(\.\d{1,2})?$/;
const isShare = (text: string, most: number): boolean =>
  FIGURE.test(text) && Number(text) > 0 && Number(text) <= most;
const isTimes = (text: string, most: number): boolean => FIGURE.test(text) && Number(text) <= most;

function amountOf(typed: string, zero: boolean): string | undefined {
  const plain = plainAmount(typed);
  if (zero && /^0+(\.0{1,2})?$/.test(plain)) return '0';
  return parseAmount(plain) === null ? undefined : plain;
}

/** A text as the wire has it; undefined when it cannot be read. */
function readLine(spec: LineSpec, typed: string): unknown {
  const text = plainDigits(typed).trim();
  switch (spec.input) {
    case 'taka':
      return spec.optional && text === '' ? null : amountOf(typed, spec.zero ?? false);
    case 'count':
      return spec.optional && text === '' ? null : whole(text, spec.range);
    case 'times':
      return isTimes(text, spec.most) ? Math.round(Number(text) * 100) : undefined;
    case 'percent':
      return isShare(text, spec.most) ? text : undefined;
    case 'code':
      return /^[A-Z0-9]{4,20}$/.test(text.toUpperCase()) ? text.toUpperCase() : undefined;
    case 'text':
      return typed.trim() === '' && !spec.optional ? undefined : typed.trim();
    case 'username':
      return text === '' ? undefined : text.toLowerCase();
    case 'game':
      return /^[A-Za-z0-9_.:-]{1,60}$/.test(typed.trim()) ? typed.trim() : undefined;
    case 'check':
      return typed === 'on';
    case 'choice':
      return spec.options.some(({ id }) => id === typed) ? typed : undefined;
    case 'several':
      return partsOf(typed);
    case 'counts': {
      const numbers = text
        .split(/[\s,]+/)
        .filter((part) => part !== '')
        .map((part) => whole(part, spec.range));
      return numbers.includes(undefined) ? undefined : numbers;
    }
  }
}

/** The ids of a list of several. */
export const partsOf = (typed: string): readonly string[] =>
  typed.split(' ').filter((part) => part !== '');

function writeLine(spec: LineSpec, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(spec.input === 'counts' ? ', ' : ' ');
  if (spec.input === 'check') return value === true ? 'on' : '';
  return String(spec.input === 'times' ? Number(value) / 100 : value);
}

const WRONG: Readonly<Record<Spec['input'], MessageId>> = {
  taka: 'campaigns.wrong-taka',
  count: 'campaigns.wrong-count',
  times: 'campaigns.wrong-times',
  percent: 'campaigns.wrong-percent',
  code: 'campaigns.code-hint',
  game: 'campaigns.wrong-game',
  username: 'campaigns.wrong-username',
  text: 'app.required',
  check: 'app.required',
  choice: 'app.required',
  several: 'app.required',
  counts: 'campaigns.wrong-counts',
  rows: 'campaigns.wrong-rows',
};

/** A field that is empty or cannot be read. */
export type Fault = { readonly path: string; readonly words: MessageId };

type Read = {
  readonly value: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
};

/** What was typed as the wire has it, and what of it cannot be read. */
export function readValues(specs: readonly Spec[], values: Values, path: string): Read {
  const value: Record<string, unknown> = {};
  const faults: Fault[] = [];
  for (const spec of specs) {
    const at = `${path}.${spec.name}`;
    const typed = values[spec.name] ?? '';
    if (spec.input !== 'rows') {
      value[spec.name] = readLine(spec, typeof typed === 'string' ? typed : '');
      if (value[spec.name] === undefined)
        faults.push({ path: at, words: typed === '' ? 'app.required' : WRONG[spec.input] });
      continue;
    }
    const rows = typeof typed === 'string' ? [] : typed;
    const read = rows.map((row, n) => readValues(spec.columns, row, `${at}.${n}`));
    faults.push(...read.flatMap((row) => row.faults));
    const lines = read.map((row) => row.value);
    if (lines.length < spec.least || lines.length > spec.most)
      faults.push({ path: at, words: WRONG.rows });
    value[spec.name] = spec.keyed ? keyedOf(spec, lines) : lines;
  }
  return { value, faults };
}

function keyedOf({ columns }: RowsSpec, lines: readonly Readonly<Record<string, unknown>>[]) {
  const [key, value] = columns;
  if (!key || !value || lines.length === 0) return null;
  return Object.fromEntries(lines.map((line) => [line[key.name], line[value.name]]));
}

const rowsOf = ({ columns, keyed }: RowsSpec, value: unknown): readonly Row[] => {
  const [key, figure] = columns;
  const lines =
    keyed && key && figure
      ? Object.entries(value ?? {}).map(([id, each]) => ({ [key.name]: id, [figure.name]: each }))
      : ((value ?? []) as readonly Readonly<Record<string, unknown>>[]);
  return lines.map((line) =>
    Object.fromEntries(
      columns.map((column) => [column.name, writeLine(column, line[column.name])]),
    ),
  );
};

/** What the wire has as it is typed. */
export const writeValues = (specs: readonly Spec[], value: object): Values => {
  const of = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    specs.map((spec): [string, Typed] => [
      spec.name,
      spec.input === 'rows' ? rowsOf(spec, of[spec.name]) : writeLine(spec, of[spec.name]),
    ]),
  );
};

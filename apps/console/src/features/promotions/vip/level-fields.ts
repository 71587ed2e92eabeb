import type { VipLevel, VipTerms } from '@nokshi/contract/vip.ts';
import { type Fault, readValues, type Spec, startOf, type Values, writeValues } from '../specs.ts';

const SPECS: readonly Spec[] = [
  { name: 'nameEN', input: 'text', most: 30, label: 'vip.name-en' },
  { name: 'nameBN', input: 'text', most: 30, label: 'vip.name-bn' },
  { name: 'deposits', input: 'taka', zero: true, label: 'vip.deposits', start: '0' },
  { name: 'turnover', input: 'taka', zero: true, label: 'vip.turnover', start: '0' },
  {
    name: 'keep',
    input: 'taka',
    zero: true,
    label: 'vip.keep',
    hint: 'vip.keep-hint',
    start: '0',
  },
  { name: 'points', input: 'count', range: [0, 500], label: 'vip.points', start: '0' },
  {
    name: 'rebate',
    input: 'count',
    range: [0, 500],
    label: 'vip.rebate',
    hint: 'vip.rebate-hint',
    start: '0',
  },
  {
    name: 'withdrawADay',
    input: 'taka',
    optional: true,
    label: 'vip.withdraw-a-day',
    hint: 'vip.withdraw-hint',
  },
  { name: 'service', input: 'check', label: 'vip.service' },
  { name: 'noteEN', input: 'text', most: 300, optional: true, label: 'vip.note-en' },
  { name: 'noteBN', input: 'text', most: 300, optional: true, label: 'vip.note-bn' },
];

/** The first level is everybody's: it asks for nothing. */
const ASKS: ReadonlySet<string> = new Set(['deposits', 'turnover', 'keep']);
export const specsOf = (at: number): readonly Spec[] =>
  at === 0 ? SPECS.filter(({ name }) => !ASKS.has(name)) : SPECS;

export const newLevel = (): Values => startOf(SPECS);

/** Levels as they are typed. */
export const writeLevels = ({ levels }: VipTerms): readonly Values[] =>
  levels.map(({ name, note, ...rest }) =>
    writeValues(SPECS, {
      ...rest,
      nameEN: name.EN,
      nameBN: name.BN,
      noteEN: note.EN,
      noteBN: note.BN,
    }),
  );

type Flat = Omit<VipLevel, 'name' | 'note'> &
  Readonly<Record<'nameEN' | 'nameBN' | 'noteEN' | 'noteBN', string>>;

/** What was typed as the wire has it; null while something cannot be read. */
export function readLevels(levels: readonly Values[]): {
  readonly terms: VipTerms | null;
  readonly faults: readonly Fault[];
} {
  const read = levels.map((values, at) => readValues(SPECS, values, `${at}`));
  const faults = read.flatMap((level) => level.faults);
  if (faults.length > 0) return { terms: null, faults };
  const terms = {
    levels: read.map(({ value }) => {
      const { nameEN, nameBN, noteEN, noteBN, ...rest } = value as Flat;
      return { ...rest, name: { EN: nameEN, BN: nameBN }, note: { EN: noteEN, BN: noteBN } };
    }),
  };
  return { terms, faults };
}

import type { Changes } from '../../lib/address.ts';
import { daysBack } from '../../lib/time.ts';

/** Presets of a record: the last days, today included. Source: specification 9. */
export const PRESETS = ['1', '7', '30'] as const;
export type Preset = (typeof PRESETS)[number];

export type Range = {
  readonly preset: Preset | null;
  readonly from: string;
  readonly to: string;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The days the address asks for: two dates, or a preset; seven days when it says nothing. */
export function readRange(params: URLSearchParams, now: number): Range {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  if (DAY.test(from) && DAY.test(to) && from <= to) return { preset: null, from, to };
  const preset = PRESETS.find((each) => each === params.get('range')) ?? '7';
  return { preset, ...daysBack(Number(preset), now) };
}

export const toPreset = (preset: Preset): Changes => ({ range: preset, from: null, to: null });

export const toDays = (from: string, to: string): Changes => ({ range: null, from, to });

import type { LIMIT_KINDS, LIMIT_PERIODS } from '@nokshi/contract/player/limits.ts';
import type { Translate } from './words.ts';

type Limit = {
  readonly kind: (typeof LIMIT_KINDS)[number] | 'time';
  readonly period: (typeof LIMIT_PERIODS)[number];
};

/** What a limit of a member is called: its kind, and the time it counts over. */
export const limitName = (t: Translate, { kind, period }: Limit): string =>
  t('limit.of', { kind: t(`limit.${kind}`), period: t(`limit.${period}`) });

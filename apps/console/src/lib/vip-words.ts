import type { MessageId, Translate } from './words.ts';

/** Everything of VIP levels at the desk. */
export const VIP_KEY = ['vip'] as const;

const PARTS: Readonly<Record<string, MessageId>> = {
  'name.EN': 'vip.name-en',
  'name.BN': 'vip.name-bn',
  deposits: 'vip.deposits',
  turnover: 'vip.turnover',
  keep: 'vip.keep',
  points: 'vip.points',
  rebate: 'vip.rebate',
  withdrawADay: 'vip.withdraw-a-day',
  service: 'vip.service',
  'note.EN': 'vip.note-en',
  'note.BN': 'vip.note-bn',
};

/** What a changed field of the levels is called; null for any other field. */
export function vipField(t: Translate, field: string): string | null {
  if (field === 'vip.level') return t('vip.level');
  const [, level, part = ''] = /^vip\.(\d+)\.(.+)$/.exec(field) ?? [];
  const words = PARTS[part];
  return level && words ? t('vip.change-of-level', { level, field: t(words) }) : null;
}

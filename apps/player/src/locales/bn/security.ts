import type { security as en } from '../en/security.ts';

export const security: Readonly<Record<keyof typeof en, string>> = {
  'security.sessions': 'সেশন',
  'security.limits': 'সীমা',
  'security.breaks': 'বিরতি নিন',
  'security.seed': 'ন্যায্য খেলা',
};

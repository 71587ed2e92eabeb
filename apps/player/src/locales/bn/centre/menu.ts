import type { menu as en } from '../../en/centre/menu.ts';

export const menu: Readonly<Record<keyof typeof en, string>> = {
  'menu.group-account': 'অ্যাকাউন্ট ও সুরক্ষা',
  'menu.group-money': 'টাকা',
  'menu.group-play': 'খেলা ও হিসাব',
  'menu.group-rewards': 'পুরস্কার ও বন্ধু',
  'menu.group-help': 'বার্তা ও সাহায্য',
  'menu.deposit-do': 'জমা দিন',
  'menu.withdraw-do': 'টাকা তুলুন',
  'menu.limits-set': '{count, plural, other {#টি সীমা আছে}}',
};

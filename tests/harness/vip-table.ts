import type { VipLevel, VipTerms } from '@nokshi/contract/vip.ts';

/** A level that asks for nothing and brings nothing but what is said. */
const level = (of: Partial<VipLevel> & { readonly name: VipLevel['name'] }): VipLevel => ({
  deposits: '0',
  turnover: '0',
  keep: '0',
  points: 0,
  rebate: 0,
  withdrawADay: null,
  service: false,
  note: { EN: '', BN: '' },
  ...of,
});
/** Three levels that a member of a test reaches in minutes. */
export const TABLE: VipTerms = {
  levels: [
    level({ name: { EN: 'Bronze', BN: 'ব্রোঞ্জ' } }),
    level({
      name: { EN: 'Silver', BN: 'সিলভার' },
      deposits: '500',
      turnover: '400',
      keep: '200',
      points: 50,
      rebate: 20,
      withdrawADay: '400',
    }),
    level({
      name: { EN: 'Gold', BN: 'গোল্ড' },
      deposits: '1000',
      turnover: '900',
      keep: '300',
      points: 100,
      rebate: 100,
      service: true,
    }),
  ],
};

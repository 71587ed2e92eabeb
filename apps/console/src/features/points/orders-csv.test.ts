import { expect, test } from 'vitest';
import { ordersCsv } from './orders-csv.ts';

test('a file of orders has a line each, and what members typed is never a formula', () => {
  const delivery = { address: '=HYPERLINK("x"), Dhaka', mobile: '+8801711', messenger: null };
  const order = {
    referenceNumber: 'pto_1',
    applicationTime: '2026-03-02T06:00:00.000Z',
    username: 'rahim',
    type: 'goods',
    name: { EN: 'Umbrella', BN: 'ছাতা' },
    quantity: 1,
    pointsRequired: 5_500,
    amount: '550.00',
    status: 'PROCESSING',
    remark: null,
    decidedAt: null,
    decidedBy: null,
    fromUnknown: false,
    memberId: 'mbr_1',
    delivery,
  } as const;
  expect(ordersCsv([order]).split('\r\n')).toEqual([
    'reference,time,member,type,name,quantity,points,amount,status,remark,address,mobile,messenger',
    `pto_1,2026-03-02T06:00:00.000Z,rahim,goods,Umbrella,1,5500,550.00,PROCESSING,,"'=HYPERLINK(""x""), Dhaka",'+8801711,`,
    '',
  ]);
});

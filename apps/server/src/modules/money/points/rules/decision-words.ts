import type { OrderKind, OrderState } from '@nokshi/contract/points.ts';
import { takaText } from '@nokshi/money';

type Decided = {
  readonly kind: OrderKind;
  readonly name: { readonly EN: string; readonly BN: string };
  readonly quantity: bigint;
  readonly points: bigint;
  readonly amount: bigint;
  readonly state: OrderState;
  readonly remark: string | null;
};

/** The inbox letter about an order that was decided; the remark is the operator's own. */
export function decisionWords(order: Decided) {
  const { name, quantity, state, remark } = order;
  const what = { EN: `${name.EN} × ${quantity}`, BN: `${name.BN} × ${quantity}` };
  const said = remark ?? '';
  if (state === 'REJECTED')
    return {
      title: { EN: `Order rejected: ${what.EN}`, BN: `অর্ডার বাতিল হয়েছে: ${what.BN}` },
      text: {
        EN: `Your ${order.points} points are back in your balance. Reason: ${said}`,
        BN: `আপনার ${order.points} পয়েন্ট ফেরত দেওয়া হয়েছে। কারণ: ${said}`,
      },
    };
  const paid = takaText(order.amount);
  return {
    title: { EN: `Order approved: ${what.EN}`, BN: `অর্ডার অনুমোদিত: ${what.BN}` },
    text:
      order.kind === 'bonus'
        ? {
            EN: `${paid} is in your main wallet. It must be staked once before you can withdraw it. Remark: ${said}`,
            BN: `${paid} আপনার মূল ওয়ালেটে যোগ হয়েছে। তোলার আগে একবার বাজি ধরতে হবে। মন্তব্য: ${said}`,
          }
        : { EN: `Remark: ${said}`, BN: `মন্তব্য: ${said}` },
  };
}

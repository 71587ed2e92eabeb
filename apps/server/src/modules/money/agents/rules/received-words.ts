import { toDecimal } from '@nokshi/money';

/** What the inbox says of money that came along the team line; `name` as the reader may know it. */
export function receivedWords(name: string, amount: bigint) {
  const money = `৳${toDecimal(amount)}`;
  return {
    title: { EN: `${name} sent you ${money}`, BN: `${name} আপনাকে ${money} পাঠিয়েছেন` },
    text: {
      EN: 'It is in your balance. Like a deposit it has to be staked once before it can go out again.',
      BN: 'টাকাটি আপনার ব্যালেন্সে আছে। জমার মতোই, আবার বের করার আগে একবার বাজি ধরতে হবে।',
    },
  };
}

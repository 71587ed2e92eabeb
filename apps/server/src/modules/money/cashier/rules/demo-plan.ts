/** One message of the demo bank: how long after the request, and about which attempt to pay. */
export type DemoMessage = {
  readonly afterSeconds: number;
  readonly attempt: number;
  readonly outcome: 'paid' | 'failed';
};

type Times = { readonly delaySeconds: number; readonly expireAfterSeconds: number };

/**
 * The messages of the demo bank about a payment; each is sent twice, the second time later. The
 * paisa of the amount choose the case, so that people and tests can see each:
 *
 * - `.13` paid, but reported after the deposit has expired
 * - `.17` failed
 * - `.19` a first attempt failed, a second one paid, reported in the wrong order
 * - any other: paid
 *
 * @param amount paisa
 */
export function demoPlan(amount: bigint, times: Times): readonly DemoMessage[] {
  const soon = times.delaySeconds;
  const late = times.expireAfterSeconds + soon;
  switch (amount % 100n) {
    case 13n:
      return twice({ afterSeconds: late, attempt: 1, outcome: 'paid' }, soon);
    case 17n:
      return twice({ afterSeconds: soon, attempt: 1, outcome: 'failed' }, soon);
    case 19n:
      return [
        ...twice({ afterSeconds: soon, attempt: 2, outcome: 'paid' }, 2 * soon),
        ...twice({ afterSeconds: 2 * soon, attempt: 1, outcome: 'failed' }, 2 * soon),
      ];
    default:
      return twice({ afterSeconds: soon, attempt: 1, outcome: 'paid' }, soon);
  }
}

const twice = (message: DemoMessage, again: number): readonly DemoMessage[] => [
  message,
  { ...message, afterSeconds: message.afterSeconds + again },
];

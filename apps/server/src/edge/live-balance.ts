type Balance = { readonly type: 'balance'; readonly version: string };

const isBalance = (message: object): message is Balance =>
  'type' in message && message.type === 'balance' && 'version' in message;

export type BalancePush = {
  /** False when the message is no balance. */
  take(memberId: string, message: object): boolean;
  stop(): void;
};

/**
 * A member who plays fast has many balances a second and reads one: within `everyMs` only the one
 * with the highest version is sent. A balance is absolute, so skipping some does no harm.
 */
export function createBalancePush(
  everyMs: number,
  push: (memberId: string, message: object) => void,
): BalancePush {
  let waiting = new Map<string, Balance>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    const leaving = waiting;
    waiting = new Map();
    for (const [memberId, message] of leaving) push(memberId, message);
  };
  return {
    take(memberId, message) {
      if (!isBalance(message)) return false;
      const known = waiting.get(memberId);
      if (!known || BigInt(known.version) <= BigInt(message.version))
        waiting.set(memberId, message);
      timer ??= setTimeout(flush, everyMs);
      return true;
    },
    stop: () => clearTimeout(timer),
  };
}

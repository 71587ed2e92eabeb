import { useState } from 'react';
import { LineError, RefusalError } from '@nokshi/web/refusal.ts';

type Act = {
  readonly busy: boolean;
  /** What the last try was refused with; null after a try that went well. */
  readonly error: unknown;
  /** Runs the work once at a time; says whether it went well. A fault of ours is thrown on. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
};

/** An act of the member: busy while it runs, refused in words, never started twice. */
export function useAct(): Act {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (thrown) {
      setError(thrown);
      if (!(thrown instanceof RefusalError) && !(thrown instanceof LineError)) throw thrown;
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run };
}

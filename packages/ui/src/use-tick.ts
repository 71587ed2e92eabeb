import { useEffect, useState } from 'react';

/** Renders the component again every `ms`; null stops it. Returns how often it ticked. */
export function useTick(ms: number | null): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    if (ms === null) return;
    const timer = setInterval(() => setTicks((n) => n + 1), ms);
    return () => clearInterval(timer);
  }, [ms]);
  return ticks;
}

import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session.ts';
import { useWords } from '../words.ts';
import { newOn } from './held-back.ts';
import { letSound, recallSound, soundNew } from './sound.ts';
import { useWaiting } from './use-waiting.ts';

type Props = {
  /** How a desk is called. */
  readonly nameOf: (desk: string) => string;
};

/** On every desk: sounds, where that is on, when new work comes to a desk of the operator's, and says which. */
export function QueueWatch({ nameOf }: Props) {
  const { t } = useWords();
  const username = useSession(({ state }) => (state.kind === 'in' ? state.operator.username : ''));
  const waiting = useWaiting();
  const before = useRef<ReadonlyMap<string, ReadonlySet<string>>>(new Map());
  const [desks, setDesks] = useState<readonly string[]>([]);
  useEffect(() => {
    recallSound(username);
    const allow = () => void letSound();
    window.addEventListener('pointerdown', allow);
    window.addEventListener('keydown', allow);
    return () => {
      window.removeEventListener('pointerdown', allow);
      window.removeEventListener('keydown', allow);
    };
  }, [username]);
  useEffect(() => {
    const now = new Map([...waiting].map(([desk, { ids }]) => [desk, new Set(ids)]));
    const fresh = newOn(before.current, now);
    before.current = new Map([...before.current, ...now]);
    if (fresh.length === 0) return;
    soundNew();
    setDesks(fresh);
  }, [waiting]);
  return (
    <p role="status" className="visually-hidden">
      {desks.length > 0 && t('queues.new-on', { desks: desks.map(nameOf).join(', ') })}
    </p>
  );
}

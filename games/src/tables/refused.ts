import { CallFailed } from '../runtime/api.ts';
import type { Sitting } from './sitting.ts';

type Told = Pick<Sitting, 'shell' | 'say' | 'tell'>;

/** Words for what the server would not do; a fault of ours is thrown on. */
export function onRefusal({ shell, say, tell }: Told, err: unknown): void {
  if (!(err instanceof CallFailed)) throw err;
  if (err.code === 'edge.session-ended' || err.code === 'edge.not-logged-in') {
    shell.notice.set(say('ended'));
    tell({ type: 'session-ended' });
  } else if (err.code === 'edge.launch-ended') tell({ type: 'launch-ended' });
  else if (err.code === 'network') shell.notice.set(say('lost'));
  else shell.toast.show(err.message);
}

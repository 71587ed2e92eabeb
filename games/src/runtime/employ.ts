/** A worker that has not said a word by then will not. */
const PATIENCE_MS = 4_000;

/** What each worker of ours says first, once it can work. */
export const READY = 'ready';

/**
 * Starts a worker and answers how work is posted to it; null where a browser starts none. `onFailure`
 * is called once: when it breaks, at any time, or never says that it is ready. It is ended then.
 */
export function employ<Work, Word>(
  start: () => Worker,
  { hear, onFailure }: { hear: (word: Word) => void; onFailure: () => void },
): ((work: Work, moved?: Transferable[]) => void) | null {
  let worker: Worker;
  try {
    worker = start();
  } catch {
    return null;
  }
  const fail = () => {
    clearTimeout(patience);
    worker.onmessage = null;
    worker.onerror = null;
    worker.terminate();
    onFailure();
  };
  const patience = setTimeout(fail, PATIENCE_MS);
  worker.onmessage = ({ data }: MessageEvent<Word | typeof READY>) => {
    if (data === READY) clearTimeout(patience);
    else hear(data);
  };
  worker.onerror = fail;
  return (work, moved = []) => worker.postMessage(work, moved);
}

import { type Call, makeCall } from './call.ts';
import type { CallAnswer, CallWork } from './call-worker.ts';
// oxlint-disable-next-line import/default
import CallWorker from './call-worker.ts?worker&inline';
import { employ } from './employ.ts';

type Caller = (call: Call) => Promise<unknown>;
type Waiting = CallWork & { readonly resolve: (answer: unknown) => void };

/**
 * Calls from a thread of its own: to send a call and to read its answer takes the page most of a frame on
 * a slow phone. Where the worker fails, the page makes what was under way again: a call that is made
 * twice does what it did once.
 */
export function openCaller(): Caller {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const answered = (id: number, answer: unknown) => {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
  };
  const make = ({ id, call }: CallWork) => makeCall(call).then((answer) => answered(id, answer));
  const post = employ<CallWork, CallAnswer>(() => new CallWorker(), {
    hear: ({ id, answer }) => answered(id, answer),
    onFailure: () => {
      send = make;
      waiting.forEach(make);
    },
  });
  let send: (work: CallWork) => void = post ?? make;
  return (call) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, { id: last, call, resolve });
      send({ id: last, call });
    });
}

import { type Call, makeCall } from './call.ts';
import { READY } from './employ.ts';

export type CallWork = { readonly id: number; readonly call: Call };
export type CallAnswer = { readonly id: number; readonly answer: unknown };

// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (word: CallAnswer | typeof READY) => self.postMessage(word);

self.addEventListener('message', ({ data: { id, call } }: MessageEvent<CallWork>) => {
  void makeCall(call).then((answer) => tell({ id, answer }));
});
tell(READY);

import { type Call, type CallText, makeCall } from './call.ts';
import { READY } from './employ.ts';

export type CallWork = { readonly id: number; readonly call: Call };
export type CallAnswer = { readonly id: number; readonly text: CallText };

// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (word: CallAnswer | typeof READY) => self.postMessage(word);

self.addEventListener('message', ({ data: { id, call } }: MessageEvent<CallWork>) => {
  void makeCall(call).then((text) => tell({ id, text }));
});
tell(READY);

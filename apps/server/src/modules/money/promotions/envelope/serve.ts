import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Serve } from '../../../../kernel/caller.ts';
import type { PromotionsRoom } from '../room.ts';
import { listEnvelopes, showEnvelopeAtDesk } from './desk.ts';
import { openEnvelope } from './open.ts';
import { proveEnvelope, showEnvelope, showWaiting } from './show.ts';

export function serveEnvelopes(room: PromotionsRoom, serve: Serve): void {
  const { envelopes } = playerRoutes;
  serve.read(envelopes.one, (tx, asked, caller) => showEnvelope(room, tx, { ...asked, caller }));
  serve.read(envelopes.waiting, (tx, _, caller) => showWaiting(room, tx, caller));
  serve.story(envelopes.open, (tx, wish, caller) => openEnvelope(room, tx, { ...wish, caller }));
  serve.read(envelopes.proof, (tx, asked) => proveEnvelope(room, tx, asked));
}

export function serveEnvelopesDesk(room: PromotionsRoom, serve: Serve): void {
  const { envelopes } = consoleRoutes;
  serve.read(envelopes.list, (tx) => listEnvelopes(room, tx));
  serve.read(envelopes.one, (tx, asked) => showEnvelopeAtDesk(room, tx, asked));
}

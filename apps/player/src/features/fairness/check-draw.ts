import { readTicketText, type Ticket } from '@nokshi/house-math/lottery/ticket.ts';
import type { DrawDocument } from '@nokshi/house-math/verify/draw-proof.ts';
import type { DrawVerdict } from '@nokshi/house-math/verify/shared-draw.ts';
import { verifyDraw } from '@nokshi/house-math/verify/verify-draw.ts';

/** The verdict, and the bet as it can be read; null without one, or by a later form. */
export const checkDraw = (
  proof: DrawDocument,
): { readonly verdict: DrawVerdict; readonly ticket: Ticket | null } => ({
  verdict: verifyDraw(proof),
  ticket: proof.ticket ? readTicketText(proof.ticket.text) : null,
});

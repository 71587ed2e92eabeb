import { playOf } from '@nokshi/house-math/lottery/families.ts';
import type { Bet } from '@nokshi/house-math/lottery/pricing.ts';
import { readSelection } from '@nokshi/house-math/lottery/selection-text.ts';
import type { Ticket } from '@nokshi/house-math/lottery/ticket.ts';

export type FamilyBet = Bet & { readonly family: string };

/** A ticket as the mathematics reads it. Throws for one that could not have been accepted. */
export function betOf(ticket: Omit<Ticket, 'wagerId'>): FamilyBet {
  const { family, drawDate } = ticket;
  const play = playOf(family, drawDate, ticket.play);
  const selection = play && readSelection(play.kind, ticket.selection);
  if (!play || !selection) throw new Error(`no bet on ${ticket.gameCode} is ${ticket.play}`);
  return { family, play, selection, terms: ticket };
}

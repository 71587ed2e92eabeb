import type { Ticket } from '../ticket.ts';

/** A bet of 2.00 a unit on big of a digit with colours; a test changes what it is about. */
export const ticketOf = (change: Partial<Ticket> = {}): Ticket => ({
  wagerId: '0194f2a0-0000-7000-8000-000000000001',
  gameCode: 'wingo-1m',
  family: 'wingo',
  issue: '20261127-0001',
  drawDate: '2026-11-27',
  play: 'size',
  selection: '0',
  unitPrice: 2_000n,
  multiple: 1,
  base: 1_900,
  ceiling: 1_956,
  prizes: 'base',
  asset: 'BDT',
  ...change,
});

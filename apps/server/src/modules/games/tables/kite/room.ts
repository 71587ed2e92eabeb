import type { TablesRoom } from '../room.ts';
import { type Board, createBoard } from './board.ts';
import { createFlights, type Flights } from './flights.ts';

/** The room of the tables, with what the kite keeps in memory. */
export type KiteRoom = TablesRoom & {
  /** Flights as they were made, and the secret of the one in the air. */
  readonly flights: Flights;
  /** What followers of the kite see; `board` is that of the tables. */
  readonly kiteBoard: Board;
};

export function openKiteRoom(room: TablesRoom): KiteRoom {
  const flights = createFlights(room);
  return { ...room, flights, kiteBoard: createBoard({ ...room, flights }) };
}

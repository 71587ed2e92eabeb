import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** The connections of one HTTP server. */
export type Connections = {
  count(): number;
  /** Whether this one is over the limit: its call is refused and it is closed. */
  surplus(socket: Socket): boolean;
};

/** How many more are accepted to receive the refusal in their language; the rest is dropped. */
const TOLD = 256;

/** Live sockets leave the count: they have their own limit. */
export function watchConnections(server: Server, most: number): Connections {
  const open = new Set<Duplex>();
  const over = new Set<Duplex>();
  const leave = (socket: Duplex) => {
    open.delete(socket);
    over.delete(socket);
  };
  server.on('connection', (socket) => {
    if (open.size >= most + TOLD) return void socket.destroy();
    if (open.size >= most) over.add(socket);
    open.add(socket);
    socket.once('close', () => leave(socket));
  });
  server.on('upgrade', (_, socket) => leave(socket));
  return { count: () => open.size, surplus: (socket) => over.size > 0 && over.has(socket) };
}

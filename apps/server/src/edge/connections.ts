import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of one HTTP server. */
export type Connections = {
  count(): number;
  /** Whether this one is over the limit: its call is refused and it is closed. */
  surplus(socket: Socket): boolean;
  /** Closes those on which nothing was asked yet. For Node they are busy until it no longer waits for a head. */
  closeUnused(): void;
};

/** How many more are accepted to receive the refusal in their language; the rest is dropped. */
const TOLD = 256;

/** Live sockets leave the count: they have their own limit. */
export function watchConnections(server: Server, most: number): Connections {
  const open = new Set<Socket>();
  const over = new Set<Socket>();
  const leave = (socket: Socket) => {
    open.delete(socket);
    over.delete(socket);
  };
  server.on('connection', (socket) => {
    if (open.size >= most + TOLD) return void socket.destroy();
    if (open.size >= most) over.add(socket);
    open.add(socket);
    socket.once('close', () => leave(socket));
  });
  server.on('upgrade', ({ socket }) => leave(socket));
  return {
    count: () => open.size,
    surplus: (socket) => over.size > 0 && over.has(socket),
    closeUnused() {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}

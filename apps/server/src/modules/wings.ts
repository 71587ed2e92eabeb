import { join } from 'node:path';
import { type Migration, readMigrations } from '../kernel/migrate.ts';
import wings from './wings.json';

type Wings = typeof wings;
/** The name of a room: of its folder, its tables, its routes and its refusals. */
export type RoomName = { [W in keyof Wings]: keyof Wings[W] & string }[keyof Wings];

/** Every room and the folder it is in, in the order of the graph. */
export const ROOMS_IN_ORDER = Object.entries(wings).flatMap(([wing, rooms]) =>
  Object.keys(rooms).map((name) => ({ name: name as RoomName, folder: `modules/${wing}/${name}` })),
);

/** All migrations of this version: `src` is the server's source folder. */
export const migrationsOf = (src: string): Migration[] =>
  readMigrations(
    [{ name: 'kernel', folder: 'kernel' }, ...ROOMS_IN_ORDER].map(({ name, folder }) => ({
      room: name,
      folder: join(src, folder),
    })),
  );

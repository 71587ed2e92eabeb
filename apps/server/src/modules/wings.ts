import { join } from 'node:path';
import { type Migration, readMigrations } from '../kernel/migrate.ts';
import wings from './wings.json';

type Wings = typeof wings;
/** The name of a room: of its folder, its tables, its routes and its refusals. */
export type RoomName = { [W in keyof Wings]: keyof Wings[W] & string }[keyof Wings];

type Drawn = { readonly calls: readonly string[]; readonly hears: readonly string[] };

/** Every room, the folder it is in and the topics it hears, in the order of the graph. */
export const ROOMS_IN_ORDER = Object.entries(wings).flatMap(([wing, rooms]) =>
  Object.entries<Drawn>(rooms).map(([name, { hears }]) => ({
    name: name as RoomName,
    folder: `modules/${wing}/${name}`,
    hears,
  })),
);

const HEARD = new Map(ROOMS_IN_ORDER.map(({ name, hears }) => [name, hears]));
/** The topics that the map draws to a room. */
export const heardBy = (room: RoomName): readonly string[] => HEARD.get(room) ?? [];

/** All migrations of this version: `src` is the server's source folder. */
export const migrationsOf = (src: string): Migration[] =>
  readMigrations(
    [{ name: 'kernel', folder: 'kernel' }, ...ROOMS_IN_ORDER].map(({ name, folder }) => ({
      room: name,
      folder: join(src, folder),
    })),
  );

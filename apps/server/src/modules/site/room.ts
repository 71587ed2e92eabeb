import type { Site, SiteDeps } from './face.ts';
import { type Locate, openCountryFile } from './locate.ts';
import { createRegistrationBoard, type RegistrationBoard } from './registration-board.ts';
import { loadSettings, type Settings } from './settings.ts';
import { createStatusBoard, type StatusBoard } from './status-board.ts';

/** The room's insides: its dependencies and what it keeps in memory. */
type Insides = SiteDeps & {
  readonly settings: () => Settings;
  readonly status: StatusBoard;
  readonly registration: RegistrationBoard;
  readonly locate: Locate;
  readonly start: () => Promise<void>;
};

/** What the room's own verbs and routes get; other rooms see its face, `Site`. */
export type SiteRoom = Insides & Site;

export function openRoom(deps: SiteDeps): Insides {
  let settings: Settings | undefined;
  let locate: Locate = () => null;
  const status = createStatusBoard(deps);
  const registration = createRegistrationBoard(deps);
  return {
    ...deps,
    status,
    registration,
    settings() {
      if (!settings) throw new Error('the site room was used before it was started');
      return settings;
    },
    locate: (ip) => locate(ip),
    async start() {
      settings = await deps.db.read((tx) => loadSettings(deps, tx));
      locate = await openCountryFile(deps, settings.brand.homeCountry);
      await registration.refresh();
      await status.refresh();
    },
  };
}

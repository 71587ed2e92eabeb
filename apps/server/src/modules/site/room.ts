import { type Content, openContent } from '../../kernel/content/content.ts';
import type { Site, SiteDeps } from './face.ts';
import { type Locate, openCountryFile } from './locate.ts';
import { loadSettings, type Settings } from './settings.ts';
import { createStatusBoard, type StatusBoard } from './status-board.ts';
import { contentTable } from './store/content-table.ts';

/** The room's insides: its dependencies and what it keeps in memory. */
type Insides = SiteDeps & {
  readonly settings: () => Settings;
  readonly status: StatusBoard;
  /** Help topics, posts, banners, resources. */
  readonly content: Content;
  readonly locate: Locate;
  readonly start: () => Promise<void>;
};

/** What the room's own verbs and routes get; other rooms see its face, `Site`. */
export type SiteRoom = Insides & Site;

export function openRoom(deps: SiteDeps): Insides {
  let settings: Settings | undefined;
  let locate: Locate = () => null;
  const status = createStatusBoard(deps);
  const { brandId } = deps.config;
  const content = openContent(deps, 'site', { table: contentTable, brandId });
  return {
    ...deps,
    status,
    content,
    settings() {
      if (!settings) throw new Error('the site room was used before it was started');
      return settings;
    },
    locate: (ip) => locate(ip),
    async start() {
      settings = await deps.db.read((tx) => loadSettings(deps, tx));
      locate = await openCountryFile(deps, settings.brand.homeCountry);
      await Promise.all([status.refresh(), content.board.refresh()]);
    },
  };
}

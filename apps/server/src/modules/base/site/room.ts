import { type Content, openContent } from '../../../kernel/content/content.ts';
import { type ChatLinks, createChatLinks } from './chat-link.ts';
import type { Site, SiteDeps } from './face.ts';
import type { LinkTargets } from './guard-banner.ts';
import { registerJobs } from './jobs.ts';
import { type Locate, openCountryFile } from './locate.ts';
import { createRegistrationBoard, type RegistrationBoard } from './registration-board.ts';
import type { Settings } from './settings.ts';
import { createSettingsBoard, publishSettings } from './settings-board.ts';
import { createStatusBoard, type StatusBoard } from './status-board.ts';
import { contentTable } from './store/settings.ts';

/** The room's dependencies and what it keeps in memory. */
type Internals = SiteDeps & {
  readonly settings: () => Settings;
  readonly shown: () => string;
  /** After a commit that changed settings: all servers read them again and notify their pages. */
  readonly publishSettings: () => void;
  readonly status: StatusBoard;
  readonly registration: RegistrationBoard;
  /** Help topics, posts, banners, resources. */
  readonly content: Content;
  /** What banners may lead to. */
  readonly targets: LinkTargets;
  readonly chatLinks: ChatLinks;
  readonly locate: Locate;
  readonly start: () => Promise<void>;
};

/** What the room's own verbs and routes use; other rooms see its face, `Site`. */
export type SiteRoom = Internals & Site;

export function openRoom(deps: SiteDeps): Internals {
  let locate: Locate = () => null;
  const status = createStatusBoard(deps, () => settings.current().blockedCountries);
  const settings = createSettingsBoard(deps, () => {
    deps.live.each(({ realm }) => (realm === 'player' ? { type: 'settings' } : null));
    status.show();
  });
  registerJobs(deps);
  const { brandId } = deps.config;
  const content = openContent(deps, 'site', { table: contentTable, brandId });
  const registration = createRegistrationBoard(deps);
  return {
    ...deps,
    status,
    content,
    registration,
    targets: { isGame: () => false },
    chatLinks: createChatLinks(deps),
    settings: settings.current,
    shown: () =>
      [settings.version(), registration.form().version, content.board.version()].join('.'),
    publishSettings: () => publishSettings(deps),
    locate: (ip) => locate(ip),
    async start() {
      await settings.refresh();
      const home = () => settings.current().brand.homeCountry;
      locate = deps.locate ?? (await openCountryFile(deps, home));
      await Promise.all([status.refresh(), registration.refresh(), content.board.refresh()]);
    },
  };
}

import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Serve } from '../../kernel/caller.ts';
import {
  countryAnswer,
  permissionAnswer,
  registrationSettingAnswer,
  statusSettingAnswer,
} from './answers.ts';
import type { SiteRoom } from './room.ts';
import { setRegistration } from './set-registration.ts';
import { setStatus } from './set-status.ts';

/** What a visitor's page asks for; every answer is in memory. */
export function siteRoutes(room: SiteRoom, serve: Serve): void {
  const { site } = playerRoutes;
  // The host in `url` is accepted and never fetched: one brand is served under all own domains.
  serve.direct(site.status, (_input, caller) => permissionAnswer(room, caller));
  serve.direct(site.whitelabel, () => {
    const { flags, menus } = room.settings();
    return { flags: { ...flags }, menus: [...menus] };
  });
  serve.direct(site.registrationRules, () => [...room.registration.form().register]);
  serve.direct(site.serviceList, () => [...room.settings().services]);
  serve.direct(site.countryCode, (_input, caller) => countryAnswer(room, caller));
  serve.direct(site.banners, ({ groupName }) =>
    room.settings().banners.filter((banner) => banner.groupName === groupName),
  );
}

export function siteConsoleRoutes(room: SiteRoom, serve: Serve): void {
  const { site } = consoleRoutes;
  serve.read(site.status, (tx) => statusSettingAnswer(room, tx));
  serve.story(site.setStatus, async (tx, setting, caller) => {
    const set = await setStatus(room, tx, { setting, caller });
    return { ...set, blockedCountries: [...set.blockedCountries] };
  });
  serve.read(site.registration, (tx) => registrationSettingAnswer(room, tx));
  serve.story(site.setRegistration, (tx, setting, caller) =>
    setRegistration(room, tx, { setting, caller }),
  );
}

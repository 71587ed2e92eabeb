import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Serve } from '../../kernel/caller.ts';
import { countryAnswer, permissionAnswer, statusSettingAnswer } from './answers.ts';
import type { SiteRoom } from './room.ts';
import { applyToJoin } from './apply-to-join.ts';
import { listApplications } from './list-applications.ts';
import { setStatus } from './set-status.ts';
import { toWireRule } from './settings.ts';
import { workApplication } from './work-application.ts';

/** What a visitor's page asks for; every answer is in memory. */
export function siteRoutes(room: SiteRoom, serve: Serve): void {
  const { site } = playerRoutes;
  // The host in `url` is accepted and never fetched: one brand is served under all own domains.
  serve.direct(site.status, (_input, caller) => permissionAnswer(room, caller));
  serve.direct(site.whitelabel, () => {
    const { flags, menus } = room.settings();
    return { flags: { ...flags }, menus: [...menus] };
  });
  serve.direct(site.registrationRules, () => room.settings().rules.map(toWireRule));
  serve.direct(site.serviceList, () => [...room.settings().services]);
  serve.direct(site.countryCode, (_input, caller) => countryAnswer(room, caller));
  serve.direct(site.banners, ({ groupName }) =>
    room.settings().banners.filter((banner) => banner.groupName === groupName),
  );
  serve.story(playerRoutes.join.apply, (tx, form, caller) =>
    applyToJoin(room, tx, { form, caller }),
  );
}

export function siteConsoleRoutes(room: SiteRoom, serve: Serve): void {
  const { site } = consoleRoutes;
  serve.read(site.status, (tx) => statusSettingAnswer(room, tx));
  serve.story(site.setStatus, async (tx, setting, caller) => {
    const set = await setStatus(room, tx, { setting, caller });
    return { ...set, blockedCountries: [...set.blockedCountries] };
  });
  const { applications } = consoleRoutes;
  serve.read(applications.list, (tx, asked) => listApplications(room, tx, asked));
  serve.story(applications.work, (tx, asked, caller) =>
    workApplication(room, tx, { asked, caller }),
  );
}

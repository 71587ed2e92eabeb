import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Serve } from '../../../kernel/caller.ts';
import { sanitiseHtml } from '../../../kernel/content/sanitise-html.ts';
import { serveContent } from '../../../kernel/content/serve-content.ts';
import {
  countryAnswer,
  domainsAnswer,
  permissionAnswer,
  servicesAnswer,
  statusSettingAnswer,
} from './answers.ts';
import { settingAct, settingAnswer, settingHistory } from './change-settings.ts';
import type { SiteRoom } from './room.ts';
import { currentBanners, currentHelp, currentPost, currentPosts } from './read-content.ts';
import { guardBanner } from './guard-banner.ts';
import { guardEdition, readTerms } from './terms.ts';
import { applyToJoin } from './apply-to-join.ts';
import { listApplications } from './list-applications.ts';
import { setStatus } from './set-status.ts';
import {
  AGENTS_PART,
  BRAND_PART,
  DOMAINS_PART,
  ELSEWHERE_PART,
  FLAGS_PART,
  REGIONS_PART,
  REGISTRATION_PART,
  TEAM_PART,
} from './setting-parts.ts';
import { workApplication } from './work-application.ts';

/** What a visitor's page asks for; every answer comes from memory. */
export function siteRoutes(room: SiteRoom, serve: Serve): void {
  const { site } = playerRoutes;
  serve.direct(site.status, ({ url }, caller) => permissionAnswer(room, { caller, host: url }));
  serve.direct(site.domainRoute, () => domainsAnswer(room));
  serve.direct(site.whitelabel, () => {
    const { flags, menus } = room.settings();
    return { flags: { ...flags }, menus: [...menus] };
  });
  serve.direct(site.registrationRules, () => [...room.registration.form().register]);
  serve.direct(site.serviceList, () => servicesAnswer(room));
  serve.direct(site.countryCode, (_input, caller) => countryAnswer(room, caller));
  serve.direct(site.banners, ({ groupName, lang }, caller) =>
    currentBanners(room.content, groupName, lang ?? caller.language),
  );
  serve.direct(site.helpCenter, ({ lang }, caller) =>
    currentHelp(room.content, lang ?? caller.language),
  );
  serve.direct(site.terms, ({ page, edition, lang }, caller) =>
    readTerms(room.content, { page, edition, language: lang ?? caller.language }),
  );
  serve.direct(site.posts, ({ type, lang }, caller) =>
    currentPosts(room.content, type, lang ?? caller.language),
  );
  serve.direct(site.post, ({ id, lang }, caller) =>
    currentPost(room.content, id, lang ?? caller.language),
  );
  serve.story(playerRoutes.join.apply, (tx, form, caller) =>
    applyToJoin(room, tx, { form, caller }),
  );
}

export function siteConsoleRoutes(room: SiteRoom, serve: Serve): void {
  const { site, content, help, terms, posts, banners, resources } = consoleRoutes;
  siteSettingRoutes(room, serve);
  serve.read(site.status, (tx) => statusSettingAnswer(room, tx));
  serve.story(site.setStatus, async (tx, setting, caller) => {
    const set = await setStatus(room, tx, { setting, caller });
    return { ...set, blockedCountries: [...set.blockedCountries] };
  });
  serveContent(room.content, serve, { kind: 'help', routes: help });
  serveContent(room.content, serve, {
    kind: 'terms',
    routes: terms,
    guard: (tx, change) => guardEdition(room.content, tx, change),
  });
  serveContent(room.content, serve, { kind: 'post', routes: posts });
  serveContent(room.content, serve, {
    kind: 'banner',
    routes: banners,
    guard: (_tx, change) => guardBanner(room.targets, change),
  });
  serveContent(room.content, serve, { kind: 'resource', routes: resources });
  serve.direct(content.preview, ({ html }) => ({
    html: { EN: sanitiseHtml(html.EN), BN: sanitiseHtml(html.BN) },
  }));
  const { applications } = consoleRoutes;
  serve.read(applications.list, (tx, asked) => listApplications(room, tx, asked));
  serve.story(applications.work, (tx, asked, caller) =>
    workApplication(room, tx, { asked, caller }),
  );
}

/**
 * Parts of the settings: each is read, changed (for some parts by two operators) and kept in
 * history.
 */
function siteSettingRoutes(room: SiteRoom, serve: Serve): void {
  const { settings } = consoleRoutes;
  const { proposals } = room;
  serve.read(settings.brand, (tx) => settingAnswer(room, tx, BRAND_PART));
  serve.story(settings.setBrand, proposals.act(settingAct(room, BRAND_PART)));
  serve.read(settings.flags, (tx) => settingAnswer(room, tx, FLAGS_PART));
  serve.story(settings.setFlags, proposals.act(settingAct(room, FLAGS_PART)));
  serve.read(settings.regions, (tx) => settingAnswer(room, tx, REGIONS_PART));
  serve.story(settings.setRegions, proposals.act(settingAct(room, REGIONS_PART)));
  serve.read(settings.domains, (tx) => settingAnswer(room, tx, DOMAINS_PART));
  serve.story(settings.setDomains, proposals.act(settingAct(room, DOMAINS_PART)));
  serve.read(settings.elsewhere, (tx) => settingAnswer(room, tx, ELSEWHERE_PART));
  serve.story(settings.setElsewhere, proposals.act(settingAct(room, ELSEWHERE_PART)));
  serve.read(settings.team, (tx) => settingAnswer(room, tx, TEAM_PART));
  serve.story(settings.setTeam, proposals.act(settingAct(room, TEAM_PART)));
  serve.read(settings.agents, (tx) => settingAnswer(room, tx, AGENTS_PART));
  serve.story(settings.setAgents, proposals.act(settingAct(room, AGENTS_PART)));
  serve.read(settings.registration, (tx) => settingAnswer(room, tx, REGISTRATION_PART));
  serve.story(settings.setRegistration, proposals.act(settingAct(room, REGISTRATION_PART)));
  serve.read(settings.changes, (tx, asked) => settingHistory(room, tx, asked));
}

import { acceptApplication, applicationToAccept } from './accept-application.ts';
import type { SiteDeps } from './face.ts';
import { openRoom, type SiteRoom } from './room.ts';
import { statusFor } from './rules/system-status.ts';
import { seedDemoContent } from './seed-demo-content.ts';
import { insertDemoBrand } from './store/demo.ts';
import { editionsInForce } from './terms.ts';

export type { Site, SiteDeps } from './face.ts';
export type { SiteRoom } from './room.ts';

/** The site room: the brand and its look, its rules and flags, its system status. */
export function createSite(deps: SiteDeps): SiteRoom {
  const room = openRoom(deps);
  return {
    ...room,
    async seed(tx) {
      await insertDemoBrand(tx, deps.config);
      await seedDemoContent(room.content, tx);
    },
    brand: () => room.settings().brand,
    agreement: () => {
      const { terms, privacy } = editionsInForce(room.content);
      return { terms: terms ?? room.settings().brand.termsVersion, privacy };
    },
    flag: (name) => room.settings().flags[name] === '1',
    teamTerms: () => room.settings().team,
    agentTerms: () => room.settings().agents,
    checkField: (field, value) => room.registration.check(field, value),
    tellGamesBy(isGame) {
      room.targets.isGame = isGame;
    },
    applicationToAccept: (tx, number) => applicationToAccept(room, tx, number),
    acceptApplication: (tx, accepted) => acceptApplication(room, tx, accepted),
    challenge: () => room.registration.form().challenge,
    ownDomain: (host) => room.settings().domains.has(host.toLowerCase()),
    origins: () => room.settings().origins,
    linkKey: () => room.chatLinks.publicKey,
    imageHosts: () => room.settings().imageHosts,
    countries: () => room.settings().countries.filter(({ host }) => host === ''),
    countryOf: (ip) => room.locate(ip),
    statusFor: (visitor) =>
      statusFor(room.status.current(), visitor, room.settings().blockedCountries),
  };
}

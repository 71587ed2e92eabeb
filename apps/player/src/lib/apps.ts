import type { Status } from '../data/queries.ts';
import { safeLink } from './safe-link.ts';

type Resources = Status['info']['resources'];

/** The first usable address of a resource type; null where the operator has given none. H-033. */
export function resourceLink(resources: Resources, type: string): string | null {
  const wanted = type.toUpperCase();
  const found = resources.find(({ resourceType }) => resourceType.toUpperCase() === wanted);
  return found ? safeLink(found.url) : null;
}

/** As a camera needs it: with the site's own origin in front of our own pages. */
export const wholeAddress = (link: string): string => new URL(link, location.origin).href;

/** Where each kind of device gets the site from. Checklist H-021..H-023. */
export const APPS = [
  { type: 'IOS', label: 'download.ios', icon: 'phone' },
  { type: 'ANDROID', label: 'download.android', icon: 'phone' },
  { type: 'MOBILECONFIG', label: 'download.profile', icon: 'shield' },
] as const;

const SOCIALS: readonly string[] = [
  'FACEBOOK',
  'TWITTER',
  'YOUTUBE',
  'TELEGRAM',
  'WHATSAPP',
  'INSTAGRAM',
  'VIBER',
  'LINE',
  'WECHAT',
];

export type Social = { readonly name: string; readonly link: string };

/** Links away from the site that the operator has set, two Telegrams included. H-024..H-030. */
export function socialLinks(resources: Resources): Social[] {
  return resources.flatMap(({ resourceType, name, url }) => {
    const link = SOCIALS.includes(resourceType.toUpperCase()) ? safeLink(url) : null;
    return link?.startsWith('https:') ? [{ name, link }] : [];
  });
}

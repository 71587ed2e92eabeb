import { z } from 'zod';

/** Of hosts for one purpose, at most so many. */
const MOST_HOSTS = 8;

/** An address that is as browsers write an origin: no path, no port that goes without saying. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** `https://pictures.example`: by name, since no certificate of the public is for a bare address. */
const httpsOrigin = z
  .string()
  .trim()
  .toLowerCase()
  .max(260)
  .regex(/^https:\/\/([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(:[0-9]{1,5})?$/)
  .refine(isOrigin);

const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/);

const listOf = (host: typeof hostName) =>
  z
    .array(host)
    .max(MOST_HOSTS)
    .refine((hosts) => new Set(hosts).size === hosts.length);

/** What pages may ask of hosts that are not ours; nothing unless it is written here. */
export const elsewhereSetting = z.object({
  /** From where pictures of ours are asked before our own origin is. Checklist C-024. */
  imageHosts: listOf(httpsOrigin),
  /** A chat that takes the place of ours, and the hosts that pages open one of. Y-006. */
  chat: z
    .object({
      /** Empty: ours. */
      address: z
        .string()
        .trim()
        .max(500)
        .regex(/^(https:\/\/[^\s<>"'`\\]+)?$/),
      hosts: listOf(hostName),
    })
    .default({ address: '', hosts: [] }),
});
export type ElsewhereSetting = z.infer<typeof elsewhereSetting>;

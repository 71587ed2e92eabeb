import { z } from 'zod';

/** The most hosts for one purpose. */
const MOST_HOSTS = 8;

/** An address in the form of a browser's origin: no path, no default port. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

/** `https://pictures.example`: by name, since no public certificate covers a bare address. */
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

/** What pages may request from external hosts; nothing unless it is listed here. */
export const elsewhereSetting = z.object({
  /** Where our pictures are requested from before our own origin. Checklist C-024. */
  imageHosts: listOf(httpsOrigin),
  /** A chat that replaces ours, and the hosts that pages may open one of. Y-006. */
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

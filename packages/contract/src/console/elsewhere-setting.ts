import { z } from 'zod';

/** Of further hosts for pictures, at most so many. */
const MOST_IMAGE_HOSTS = 8;

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

/** What pages may ask of hosts that are not ours; nothing unless it is written here. */
export const elsewhereSetting = z.object({
  /** From where pictures of ours are asked before our own origin is. Checklist C-024. */
  imageHosts: z
    .array(httpsOrigin)
    .max(MOST_IMAGE_HOSTS)
    .refine((hosts) => new Set(hosts).size === hosts.length),
});
export type ElsewhereSetting = z.infer<typeof elsewhereSetting>;

import { z } from 'zod';
import { route } from '../route.ts';

/** The chosen file: 2 MiB at most. */
export const PICTURE_BYTES = 2 * 1024 * 1024;
/** The same in base64. */
export const BASE64_CHARACTERS = Math.ceil(PICTURE_BYTES / 3) * 4;

export const consoleMediaRoutes = {
  upload: route({
    method: 'POST',
    path: '/console/media',
    summary:
      'Store a picture (PNG, JPEG, WebP, AVIF); it is encoded again and named by its content.',
    allow: { permission: 'media.upload' },
    input: z.object({ base64: z.string().max(BASE64_CHARACTERS) }),
    output: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
    refusals: ['media.too-large', 'media.not-a-picture', 'media.too-many-pixels'],
    bodyBytes: BASE64_CHARACTERS + 1024,
    rate: { max: 30, perSeconds: 60 },
  }),
};

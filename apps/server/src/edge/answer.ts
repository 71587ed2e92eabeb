import { type Language, REFUSALS } from '@nokshi/contract';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import type { FastifyReply } from 'fastify';
import type { Refused } from './deps.ts';

/** The two envelopes of architecture.md 6; every JSON answer of an API path is one of them. */
export const accepted = (json: string, requestId: string): string =>
  `{"success":true,"value":${json},"requestId":"${requestId}"}`;

export function refusedBody(
  refused: Refused,
  reader: { language: Language; requestId: string },
): string {
  const { code, field, value } = refused;
  const own = refused.message?.[reader.language];
  return JSON.stringify({
    success: false,
    code,
    message: own || refusalWords(code, reader.language, value),
    ...(field === undefined ? {} : { field }),
    ...(value === undefined ? {} : { value }),
    requestId: reader.requestId,
  });
}

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends a refusal with its status and, where waiting helps, how long. */
export function sendRefused(
  reply: FastifyReply,
  refused: Refused,
  reader: { language: Language; requestId: string },
): FastifyReply {
  const { retryAfterSeconds, retryAfterMs } = refused.value ?? {};
  const wait = retryAfterSeconds ?? (typeof retryAfterMs === 'number' ? retryAfterMs / 1_000 : 0);
  if (typeof wait === 'number' && wait > 0) reply.header('retry-after', String(Math.ceil(wait)));
  return reply
    .code(REFUSALS[refused.code])
    .header('content-type', JSON_TYPE)
    .header('cache-control', 'no-store')
    .send(refusedBody(refused, reader));
}

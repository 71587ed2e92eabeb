import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { forWhom } from '../kernel/for-whom.ts';
import { refuse } from '../kernel/refusal.ts';
import { createTurns } from '../kernel/turns.ts';
import { createBodyWeight } from './body-weight.ts';
import { jsonOf } from './input.ts';

type Payload = NodeJS.ReadableStream;

/** What is larger is weighed as it arrives and parsed in turn. */
const LARGE_BYTES = 64 * 1024;

const DECODER = new TextDecoder('utf-8', { fatal: true });

/**
 * The JSON of a request. A large one is parsed alone and in steps, so that no number of them stops
 * the event loop for longer than the longest step of one. Refuses edge.malformed, edge.too-large,
 * edge.uploads-in-progress, edge.busy.
 */
export function createBodyReader(): (
  request: FastifyRequest,
  payload: Payload,
) => Promise<unknown> {
  const inTurn = createTurns({ atOnce: 1, waiting: 1_000 });
  return async (request, payload) => {
    const { visit, raw } = request;
    const bytes = await receive(request, payload);
    if (visit.keepsBody) visit.rawBody = bytes;
    if (bytes.length <= LARGE_BYTES) return parsed(bytes);
    const left = () => raw.socket.destroyed;
    const who = forWhom({ ...visit.who, ip: visit.ip });
    const work = () => inTurn(() => parsedInSteps(bytes, left), who);
    // Counted until it is parsed, also when its caller has left meanwhile.
    return visit.body ? visit.body.during(work) : work();
  };
}

/** All bytes of a body; what is too much is not read on. */
function receive(request: FastifyRequest, payload: Payload): Promise<Buffer> {
  const { take, whole } = collect(request);
  return new Promise((done, fail) => {
    const onData = (chunk: Buffer) => {
      try {
        take(chunk);
      } catch (err) {
        stop();
        fail(err);
      }
    };
    const onEnd = () => {
      stop();
      done(whole());
    };
    const onError = () => {
      stop();
      fail(refuse('edge.malformed'));
    };
    const stop = () => {
      payload.removeListener('data', onData);
      payload.removeListener('end', onEnd);
      payload.removeListener('error', onError);
    };
    payload.on('data', onData);
    payload.on('end', onEnd);
    payload.on('error', onError);
  });
}

/** Takes the pieces of a body as they arrive, within its limits. */
function collect({ visit: { body }, headers, routeOptions }: FastifyRequest) {
  const declared = Number(headers['content-length'] ?? 0);
  // What is not counted is within every limit.
  const most = body ? (routeOptions.bodyLimit ?? 0) : Number.POSITIVE_INFINITY;
  const weigh = body && (declared === 0 || declared > LARGE_BYTES) ? createBodyWeight() : null;
  // One piece of memory where the length is known: no second copy when the pieces are joined.
  const memory = declared > LARGE_BYTES ? Buffer.allocUnsafeSlow(declared) : null;
  const pieces: Buffer[] = [];
  let length = 0;
  return {
    take(chunk: Buffer) {
      if (length + chunk.length > most) throw refuse('edge.too-large');
      body?.grow(chunk.length);
      weigh?.(chunk);
      if (memory) chunk.copy(memory, length);
      else pieces.push(chunk);
      length += chunk.length;
    },
    whole: () => (memory ? memory.subarray(0, length) : Buffer.concat(pieces, length)),
  };
}

const parsed = (bytes: Buffer): unknown => (bytes.length === 0 ? {} : jsonOf(utf8(bytes)));

/** Refuses edge.malformed at once where nobody waits for it any more. */
async function parsedInSteps(bytes: Buffer, left: () => boolean): Promise<unknown> {
  if (left()) throw refuse('edge.malformed');
  await nextTurn();
  const text = utf8(bytes);
  await nextTurn();
  const value = jsonOf(text);
  await nextTurn();
  return value;
}

function utf8(body: Buffer): string {
  try {
    return DECODER.decode(body);
  } catch {
    throw refuse('edge.malformed');
  }
}

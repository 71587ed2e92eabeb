import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import QuickLRU from 'quick-lru';
import type { EdgeDeps, RealmName } from './deps.ts';
import { encodingFor, etagOf, loadFiles, type WebFile } from './files.ts';
import { createHeadedPages, HEADS_FILE, headsIn } from './page-heads.ts';
import { createPages, type PageAnswer } from './pages.ts';
import { pathOf } from './path-table.ts';
import { ofLast } from './security-headers.ts';

/** The web app of one realm: its files, its pages, the art and the game frame. */
export type WebAnswers = { answer(request: FastifyRequest, reply: FastifyReply): FastifyReply };

/** How long a browser or a cache keeps a file without asking, by what its address promises. */
const KEPT: Readonly<Record<WebFile['kept'], string>> = {
  always: 'public, max-age=31536000, immutable',
  // A drawing may be another one after an update; what is old is shown once more while the new one comes.
  day: 'public, max-age=86400, stale-while-revalidate=604800',
  never: 'no-cache',
};
/** The most recently used are kept for certain, and at most twice as many. */
const ART_KEPT = 1_000;
const PICTURES_KEPT = 50;
/** The app's page is sent by the address of a page, together with its head. */
const NOT_FILES = new Set(['/index.html', HEADS_FILE]);

export function createWeb(deps: EdgeDeps, name: RealmName): WebAnswers {
  const options = deps[name];
  const app = loadFiles(options.web);
  const frame = name === 'player' ? loadFiles(deps.frame) : new Map<string, WebFile>();
  const art = createArt(deps.art);
  const pictures = createPictures(deps.picture);
  const heads = headsIn(app);
  const pageAt = heads ? createPages(Object.keys(heads).filter((path) => path !== '')) : anyPage;
  const { origin, firstGames = () => [] } = options;
  const pageOf = createHeadedPages(app, { heads, origin, firstGames });
  const policyMark = policyMarkOf(options);

  return {
    answer(request, reply) {
      const path = pathOf(request.url);
      if (path.startsWith('/frame/')) {
        const file =
          frame.get(path.slice('/frame'.length)) ?? frame.get(`${path.slice(6)}index.html`);
        return file ? send(request, reply, file) : nothing(reply);
      }
      if (path.startsWith('/art/')) {
        const file = art(path.slice('/art/'.length));
        return file ? send(request, reply, file) : nothing(reply);
      }
      if (path.startsWith('/media/')) {
        pictures(path.slice('/media/'.length)).then(
          (file) => (file ? send(request, reply, file) : nothing(reply)),
          (err: unknown) => reply.send(err),
        );
        return reply;
      }
      const file = NOT_FILES.has(path) ? undefined : app.get(path);
      if (file) return send(request, reply, file);
      const answer = pageAt(path);
      const page = pageOf(answer.kind === 'page' ? path : '');
      if (!page || path.startsWith('/assets/')) return nothing(reply);
      if (answer.kind === 'moved')
        return reply.redirect(answer.to + request.url.slice(path.length), 308);
      const marked = { ...page, etag: page.etag + policyMark() };
      return send(request, reply.code(answer.kind === 'page' ? 200 : 404), marked);
    },
  };
}

/**
 * A browser that revalidates its page (304) keeps the policy that came with it, so a page under
 * another policy has another name.
 */
function policyMarkOf({ imageHosts, frameOrigins }: EdgeDeps[RealmName]): () => string {
  const markOf = (lists: readonly string[]) => (lists.length > 0 ? `-${etagOf(lists.join())}` : '');
  const images = imageHosts ? ofLast(imageHosts, markOf) : () => '';
  const frames = frameOrigins ? ofLast(frameOrigins, markOf) : () => '';
  return () => images() + frames();
}

/** In a web app with its own routes a path that looks like a file is no page. */
const anyPage = (path: string): PageAnswer => ({ kind: path.includes('.') ? 'unknown' : 'page' });

const nothing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send('There is nothing at this address.\n');

function send(request: FastifyRequest, reply: FastifyReply, file: WebFile): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'], file);
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  reply.headers({
    'content-type': file.type,
    'cache-control': KEPT[file.kept],
    etag,
  });
  if (Object.keys(file.encoded).length > 0) reply.header('vary', 'accept-encoding');
  const known = (request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  if (reply.statusCode === 200 && (known.includes(etag) || known.includes(`W/${etag}`)))
    return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  const body = (encoding && file.encoded[encoding]) || file.body;
  if (request.method === 'HEAD') return reply.header('content-length', String(body.length)).send();
  return reply.send(body);
}

/** Art is drawn on demand, compressed once and cached; the room that draws it checks names. */
function createArt(draw: (name: string) => string | null): (name: string) => WebFile | null {
  const drawn = new QuickLRU<string, WebFile>({ maxSize: ART_KEPT });
  return (name) => {
    const known = drawn.get(name);
    if (known) return known;
    const svg = /^[\w-]{1,80}\.svg$/.test(name) ? draw(name) : null;
    if (svg === null) return null;
    const body = Buffer.from(svg);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    const file: WebFile = {
      type: 'image/svg+xml; charset=utf-8',
      etag: etagOf(body),
      kept: 'day',
      body,
      encoded: { br: brotliCompressSync(body, quality), gzip: gzipSync(body) },
    };
    drawn.set(name, file);
    return file;
  };
}

/** Pictures come from the database; the most requested stay in memory. */
function createPictures(
  read: (name: string) => Promise<Buffer | null>,
): (name: string) => Promise<WebFile | null> {
  const held = new QuickLRU<string, WebFile>({ maxSize: PICTURES_KEPT });
  return async (name) => {
    const known = held.get(name);
    if (known) return known;
    const body = await read(name);
    if (body === null) return null;
    const file: WebFile = {
      type: 'image/webp',
      etag: etagOf(body),
      kept: 'always',
      body,
      encoded: {},
    };
    held.set(name, file);
    return file;
  };
}

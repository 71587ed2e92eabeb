import { EDGE_REFUSALS, REFUSALS, type RefusalCode } from '@nokshi/contract';
import { refusalWords } from '@nokshi/contract/words/index.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { JSON_TYPE } from './answer.ts';
import { API_STYLE } from './api-style.ts';
import type { AnyRoute, RealmName, RealmOptions } from './deps.ts';
import { oncePerList } from './once-per-list.ts';
import { openApi } from './openapi.ts';
import { groupOf } from './path-table.ts';
import { shapeOf } from './shape.ts';

/**
 * `/openapi.json` for machines and `/api` for people, each made from the contract when first
 * requested.
 */
export function serveApiPage(app: FastifyInstance, options: RealmOptions, realm: RealmName): void {
  const made = (path: string, type: string, make: () => string) => {
    let text: string | undefined;
    app.get(path, { exposeHeadRoute: true }, (_, reply) => {
      text ??= make();
      return reply.headers({ 'content-type': type, 'cache-control': 'no-cache' }).send(text);
    });
  };
  made('/openapi.json', JSON_TYPE, () =>
    JSON.stringify(openApi(options.routes, realm, options.origin)),
  );
  made('/api', 'text/html; charset=utf-8', () => apiPage(options.routes, realm));
  made('/api.css', 'text/css; charset=utf-8', () => API_STYLE);
}

const TITLE: Readonly<Record<RealmName, string>> = {
  player: 'The calls of the player site',
  console: 'The calls of the operator console',
};

export const apiPage = oncePerList((routes, realm) => {
  const groups = new Map<string, AnyRoute[]>();
  for (const route of routes) {
    const group = groupOf(route);
    groups.set(group, [...(groups.get(group) ?? []), route]);
  }
  const names = [...groups.keys()];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nokshi API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api.css">
</head>
<body>
<header><p class="brand">Nokshi</p><h1>${TITLE[realm]}</h1>
<p>${routes.length} calls. Made from the contract that server and site share; for machines:
<a href="/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Groups"><ul>${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul></nav>
<main>
${envelopeSection()}
${names.map((name) => groupSection(name, groups.get(name) ?? [])).join('\n')}
${refusalSection('every-call', 'Refusals of every call', EDGE_REFUSALS)}
</main>
</body>
</html>
`;
});

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const envelopeSection = (): string => `<section><h2>Every answer</h2>
<pre><code>200  { "success": true, "value": …, "requestId": "…" }
4xx  { "success": false, "code": "room.words", "message": "…", "field"?, "value"?, "requestId": "…" }</code></pre>
<p>Amounts are decimal strings, instants ISO 8601 in UTC. Calls marked <em>keyed</em> take the header
<code>Idempotency-Key</code> (8 to 64 letters, digits, <code>-</code> or <code>_</code>): the same key with
the same body gives the first answer, with another body 422. A refusal is not kept: the same key may
be sent again.</p></section>`;

const groupSection = (name: string, routes: readonly AnyRoute[]): string =>
  `<section id="${escape(name)}"><h2>${escape(name)}</h2>
${routes.map(callArticle).join('\n')}</section>`;

function callArticle(route: AnyRoute): string {
  const marks = [
    allowWords(route),
    route.keyed ? 'keyed' : '',
    route.encrypted ? 'body may be encrypted: { jwe }' : '',
    route.wrapped ? 'input as ?data={json}' : '',
    route.alwaysOpen ? 'open in maintenance' : '',
    route.rate ? `at most ${route.rate.max} in ${route.rate.perSeconds} s` : '',
  ].filter(Boolean);
  return `<article>
<h3><span class="method">${route.method}</span> <code>${escape(route.path)}</code></h3>
<p>${escape(route.summary)}</p>
<p class="marks">${marks.map((mark) => `<span>${escape(mark)}</span>`).join(' ')}</p>
<details><summary>Input and answer</summary>
<h4>Input</h4><pre><code>${shape(route.input, 'input')}</code></pre>
<h4>Value</h4><pre><code>${shape(route.output, 'output')}</code></pre>
${route.refusals.length > 0 ? `<h4>Refusals</h4>${refusalList(route.refusals)}` : ''}
</details>
</article>`;
}

const shape = (schema: z.ZodType, io: 'input' | 'output'): string =>
  escape(shapeOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' })));

function allowWords({ allow }: AnyRoute): string {
  if (typeof allow === 'object') return `operator with ${allow.permission}`;
  return ALLOW[allow];
}

const ALLOW: Readonly<Record<Exclude<AnyRoute['allow'], object>, string>> = {
  anyone: 'anyone',
  session: 'a live session',
  table: 'a live session without restriction, free play as well',
  member: 'a member, also a restricted one',
  owner: 'a member who is not frozen',
  player: 'a member without restriction',
  agent: 'an agent',
  recruiter: 'an agent without restriction',
  launch: 'a game frame with its launch token',
  operator: 'any operator',
  signed: 'a machine that signs',
};

const refusalSection = (id: string, title: string, codes: readonly RefusalCode[]): string =>
  `<section id="${id}"><h2>${title}</h2>${refusalList(codes)}</section>`;

const refusalList = (codes: readonly RefusalCode[]): string =>
  `<ul class="refusals">${codes
    .map(
      (code) =>
        `<li><code>${REFUSALS[code]} ${code}</code> ${escape(refusalWords(code, 'EN'))}</li>`,
    )
    .join('')}</ul>`;

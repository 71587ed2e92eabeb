import { consoleRoutes, playerRoutes, type Route } from '@nokshi/contract';
import type { z } from 'zod';

/**
 * Markup that would run if anything let it; the number tells where it was planted. Five words, since
 * that is the least of a support question.
 */
export const planted = (at: number) => `<img / / src=x onerror="planted(${at})">`;
const asHtml = (at: number) =>
  `<p>planted(${at})</p>${planted(at)}<svg onload="planted(${at})"></svg>` +
  `<script>planted(${at})</script><a href="javascript:planted(${at})">planted</a>`;
export const SIGN = /planted\((\d+)\)/g;

type Rooms = Readonly<Record<string, Readonly<Record<string, Route>>>>;
const realm = (name: string, rooms: Rooms) =>
  Object.entries(rooms).flatMap(([room, routes]) =>
    Object.entries(routes).map(([call, route]) => ({ name: `${name}.${room}.${call}`, route })),
  );

/** Every write of the contract by name, with the places of its input that take any text. */
export const FREE_TEXTS = [...realm('player', playerRoutes), ...realm('console', consoleRoutes)]
  .filter(({ route }) => route.method !== 'GET')
  .map(({ name, route }) => ({ name, route, places: [...new Set(placesIn(route.input, ''))] }))
  .filter(({ places }) => places.length > 0);

/** Zod keeps what a schema is made of in `def`. */
type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
};

function placesIn(schema: z.ZodType, at: string): string[] {
  const def = schema.def as unknown as Def;
  if (def.type === 'string') return schema.safeParse(planted(999)).success ? [at] : [];
  const inner = def.innerType ?? def.in;
  if (inner) return placesIn(inner, at);
  if (def.element) return placesIn(def.element, `${at}.0`);
  if (def.options) return def.options.flatMap((each) => placesIn(each, at));
  return Object.entries(def.shape ?? {}).flatMap(([key, each]) =>
    placesIn(each, at ? `${at}.${key}` : key),
  );
}

/** What is no text that anybody reads: it is compared, hashed, sealed or sent. */
const NO_TEXT =
  /^(id|step|about|to|kind|agent|sessionId|roundId|gameId|gameCode|method|account|payeeId|paymentPassword|proof|proofs\.0|bets\.0\.(play|selection)|into|nodeId|vendor|channel|reference|depositId|ticket|secret|geetest|base64|os|random|deviceId|username|email|mobileN(um|o)|verificationCode|(old|new|confirm|confirmNew)?[pP]assword|domain|query|recommenderId|audience\.usernames\.0|affiliateCode|referralCode|backUrl)$/;
export const isText = (place: string) => !NO_TEXT.test(place);

/**
 * Whether a call takes free text that a story must plant. The reason of an act is read in the audit
 * log, which shows them all the same way: `console.operators.disable` plants one for every act that
 * takes nothing else.
 */
export const needsStory = ({ places }: { readonly places: readonly string[] }): boolean =>
  places.some((place) => isText(place) && place !== 'reason');

/** The input with a plant of its own in every free text; `mark` hands out the numbers. */
export function withPlants(
  { places }: { readonly places: readonly string[] },
  input: object,
  mark: (place: string) => number,
): object {
  // By its text: what the input says twice is two places.
  const copy = JSON.parse(JSON.stringify(input)) as Record<string, unknown>;
  for (const place of places.filter(isText)) {
    const parts = place.split('.');
    const last = parts.pop() ?? '';
    let holder: Record<string, unknown> | undefined = copy;
    for (const part of parts) holder = holder?.[part] as Record<string, unknown> | undefined;
    // What the input leaves out it does without.
    if (holder?.[last] === undefined) continue;
    const at = mark(place);
    holder[last] = /(^|\.)html\./.test(place) ? asHtml(at) : planted(at);
  }
  return copy;
}

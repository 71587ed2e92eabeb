import type { Output, RefusalCode, Route, Sent } from '@nokshi/contract';
import type { HttpClient } from '../tests/harness/client.ts';
import type { Tally } from './tally.ts';

/** Somebody at a browser: their cookies, and the address they come from. */
export type Caller = { readonly client: HttpClient; readonly ip: string };

export type Asking<R extends Route> = {
  readonly input: Sent<R>;
  /** As it is counted. */
  readonly as: string;
  /** Refusals that belong to the day; any other is a fault, as is every answer of 500 and above. */
  readonly may?: readonly RefusalCode[];
  readonly key?: string;
  readonly bearer?: string;
};

/** What was answered; null where it was refused. */
export type Ask = <R extends Route>(
  who: Caller,
  route: R,
  asking: Asking<R>,
) => Promise<Output<R> | null>;

export const createAsk =
  (tally: Tally): Ask =>
  async (who, route, { input, as, may = [], key, bearer }) => {
    const { status, answer } = await who.client.send(route, input, {
      headers: { 'x-forwarded-for': who.ip },
      ...(key && { key }),
      ...(bearer && { bearer }),
    });
    tally.count(as, answer.success ? 'done' : answer.code);
    if (answer.success) return answer.value;
    if (status >= 500 || !may.includes(answer.code))
      tally.fault(`${as} was answered ${status} ${answer.code}`);
    return null;
  };

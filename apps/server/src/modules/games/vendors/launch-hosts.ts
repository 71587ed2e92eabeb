import type { Profile } from './profiles.ts';
import type { VendorsRoom } from './room.ts';
import { orderHosts } from './rules/order-hosts.ts';
import { type LaunchHostRow, writeAnswer } from './store/launch-hosts.ts';

/** How long a host may take to answer before the next one is tried. */
const ANSWER_MS = 1_500;
/** How long a result of a host is trusted. */
const FRESH_MS = 15_000;
/** Hosts that are checked in parallel. */
const SIDE_BY_SIDE = 8;

/**
 * The address at which a vendor's game opens now. A host without a recent result is checked; when
 * it does not answer, the next one follows. When none answers, the first one is used: the visitor
 * may reach it where we cannot. Checklist C-025.
 */
export async function chooseHost(
  room: VendorsRoom,
  profile: Profile,
  not: readonly string[],
): Promise<{ readonly url: string; readonly more: boolean }> {
  const left = profile.hosts.filter(({ url }) => !not.includes(new URL(url).origin));
  const hosts = orderHosts(left.length > 0 ? left : profile.hosts, () =>
    room.random.bytes(4).readUInt32BE(),
  );
  const [first] = hosts;
  if (!first) throw new Error(`${profile.vendor} has no address`);
  const more = left.length > 1;
  if (hosts.length === 1) return { url: first.url, more };
  for (const host of hosts) {
    if (isFresh(room, host) ? host.answers : await askHost(room, host))
      return { url: host.url, more };
  }
  return { url: first.url, more };
}

const isFresh = ({ clock }: VendorsRoom, { askedAt }: LaunchHostRow): boolean =>
  askedAt !== null && clock.now().getTime() - askedAt.getTime() < FRESH_MS;

/** Each minute: a silent host may answer again, and the desk shows the current state. */
export async function askAllHosts(room: VendorsRoom): Promise<void> {
  const waiting = room.profiles.all().flatMap(({ hosts }) => (hosts.length > 1 ? hosts : []));
  const ask = async () => {
    for (let host = waiting.pop(); host; host = waiting.pop()) await askHost(room, host);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, ask));
}

/** Whether the page of its games answers; a change is announced to every server. */
async function askHost(room: VendorsRoom, { vendor, url }: LaunchHostRow): Promise<boolean> {
  const answers = await room
    .fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) })
    .then(async (page) => {
      await page.body?.cancel();
      return page.status < 500;
    })
    .catch(() => false);
  const at = room.clock.now();
  await room.db.tx(async (tx) => {
    const turned = await writeAnswer(tx, { vendor, url, answers, at });
    if (turned) room.profiles.changed(tx);
  });
  room.profiles.asked({ vendor, url, answers, at });
  return answers;
}

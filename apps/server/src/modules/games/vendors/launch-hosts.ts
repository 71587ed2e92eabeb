import type { Profile } from './profiles.ts';
import type { VendorsRoom } from './room.ts';
import { orderHosts } from './rules/order-hosts.ts';
import { type LaunchHostRow, writeAnswer } from './store/launch-hosts.ts';

/** A host that has not answered within this time is passed over for the next one. */
const ANSWER_MS = 1_500;
/** What a host did so lately is not asked of it again. */
const FRESH_MS = 15_000;
/** Hosts that are asked side by side. */
const SIDE_BY_SIDE = 8;

/**
 * The address at which a game of this studio is opened now. One that has not been asked lately is
 * asked; the next one follows when it does not answer. Where no other answers the first one stands:
 * the visitor's way to it may be a better one than ours. Checklist C-025.
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

/** Each minute: who did not answer may again, and the desk shows what is true. */
export async function askAllHosts(room: VendorsRoom): Promise<void> {
  const waiting = room.profiles.all().flatMap(({ hosts }) => (hosts.length > 1 ? hosts : []));
  const ask = async () => {
    for (let host = waiting.pop(); host; host = waiting.pop()) await askHost(room, host);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, ask));
}

/** Whether the page of its games is there; what it is like now is told to every server. */
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

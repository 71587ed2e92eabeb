import { create } from 'zustand';

/**
 * Pictures of ours, which other hosts may keep copies of; the rest is where its address says. A
 * member's avatar is asked from us alone: its name would tell the host who looks.
 */
const OURS = /^\/(art|media)\/(?!avatar-)/;

/** Which hosts this visit asks for pictures, the first one first; after them our own origin. */
type Hosts = {
  /** Null until the site has announced them. */
  readonly hosts: readonly string[] | null;
};

export const usePictureHosts = create<Hosts>(() => ({ hosts: null }));

/**
 * Each visit has its own order, so that every host serves its share. A host announced later is for
 * the next visit: this page's content policy does not know it. Checklist C-024.
 */
export function learnPictureHosts(
  announced: readonly string[],
  random: () => number = Math.random,
): void {
  const { hosts } = usePictureHosts.getState();
  if (hosts === null) usePictureHosts.setState({ hosts: inOrderOfChance(announced, random) });
  else keep((host) => announced.includes(host));
}

/** Where to ask for a picture now. */
export const pictureAt = (path: string, { hosts }: Hosts): string =>
  OURS.test(path) ? (hosts?.[0] ?? '') + path : path;

/** The host of this address is not asked again in this visit. */
export const pictureFailed = (address: string): void =>
  keep((host) => !address.startsWith(`${host}/`));

/** Fetches a picture before it is drawn; the element then finds it, or knows which host failed. */
export function fetchPictureAhead(path: string): void {
  const address = pictureAt(path, usePictureHosts.getState());
  const image = new Image();
  image.onerror = () => {
    pictureFailed(address);
    if (address !== path) fetchPictureAhead(path);
  };
  image.src = address;
}

/** Pages that show a picture are drawn again only when a host is gone. */
function keep(stays: (host: string) => boolean): void {
  const { hosts } = usePictureHosts.getState();
  if (hosts?.every(stays) === false) usePictureHosts.setState({ hosts: hosts.filter(stays) });
}

function inOrderOfChance(hosts: readonly string[], random: () => number): readonly string[] {
  return hosts
    .map((host) => ({ host, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ host }) => host);
}

import { beforeEach, describe, expect, it } from 'vitest';
import { learnPictureHosts, pictureAt, pictureFailed, usePictureHosts } from './picture-hosts.ts';

const A = 'https://a.pictures.example';
const B = 'https://b.pictures.example';
const GAME = '/art/kantha-lines.svg';

const visit = () => usePictureHosts.setState({ hosts: null });
const now = (path = GAME) => pictureAt(path, usePictureHosts.getState());
const chances =
  (...left: number[]) =>
  () =>
    left.shift() ?? 0;
beforeEach(visit);

describe('the host of a picture', () => {
  it('is our own origin until hosts are known, and where there are none', () => {
    expect(now()).toBe(GAME);
    learnPictureHosts([]);
    expect(now()).toBe(GAME);
  });

  it('is chosen by chance once a visit: over many visits each host has its share', () => {
    const seen = new Map<string, number>();
    for (let n = 0; n < 1_000; n += 1) {
      visit();
      learnPictureHosts([A, B]);
      const chosen = now();
      learnPictureHosts([B, A]);
      expect(now('/media/abc.webp')).toBe(chosen.replace(GAME, '/media/abc.webp'));
      seen.set(chosen, (seen.get(chosen) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual([A + GAME, B + GAME]);
    for (const times of seen.values()) expect(times).toBeGreaterThan(350);
  });

  it('is the next one when it fails, and at last our own origin', () => {
    learnPictureHosts([A, B], chances(0.9, 0.1));
    expect(now()).toBe(B + GAME);
    pictureFailed(B + GAME);
    expect(now()).toBe(A + GAME);
    pictureFailed(A + GAME);
    expect(now()).toBe(GAME);
    pictureFailed(GAME);
    expect(now()).toBe(GAME);
  });

  it('is not asked again in this visit once it failed, even when it is announced again', () => {
    learnPictureHosts([A, B], chances(0.1, 0.9));
    pictureFailed(`${A}/media/abc.webp`);
    learnPictureHosts([A, B]);
    expect(now()).toBe(B + GAME);
  });

  it('is not the one whose name only begins alike', () => {
    learnPictureHosts([A], chances(0));
    pictureFailed(`${A}.net${GAME}`);
    expect(now()).toBe(A + GAME);
  });

  it('follows the operator: a host that is taken away is left, a new one is for the next visit', () => {
    learnPictureHosts([A]);
    learnPictureHosts([B]);
    expect(now()).toBe(GAME);
    visit();
    learnPictureHosts([B]);
    expect(now()).toBe(B + GAME);
  });

  it('is for pictures of ours alone, and not for what would tell who looks', () => {
    learnPictureHosts([A]);
    for (const path of ['data:image/webp;base64,AA', '/icon.svg', '//x.example/art/y.svg'])
      expect(now(path)).toBe(path);
    expect(now('/art/avatar-0123abcd.svg')).toBe('/art/avatar-0123abcd.svg');
  });
});

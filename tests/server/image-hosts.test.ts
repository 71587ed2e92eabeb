import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type HttpClient, refused } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { settings } = consoleRoutes;
const REASON = 'as agreed at the desk';

let house: RunningHouse;
let admin: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  admin = await house.operator('admin');
});
afterAll(() => house.close());

const shown = () => house.visitor().call(playerRoutes.site.status, {});

describe('the hosts for pictures', () => {
  const A = 'https://a.pictures.example';
  const B = 'https://b.pictures.example:8443';
  const setHosts = async (imageHosts: string[]) => {
    const { version } = await admin.call(settings.elsewhere, {});
    const wish = { setting: { imageHosts }, version, reason: REASON };
    return admin.call(settings.setElsewhere, wish);
  };
  const policyOf = async (origin: string, path: string) => {
    const { headers } = await fetch(origin + path);
    return headers.get('content-security-policy') ?? '';
  };

  it('are none at first: pictures come from us alone', async () => {
    expect((await shown()).info.imageCDNs).toEqual([]);
    expect(await policyOf(house.playerOrigin, '/')).toContain("img-src 'self' data:;");
  });

  it('are known to pages, and allowed as sources of pictures and of nothing else', async () => {
    await setHosts([A, ` ${B.toUpperCase()} `]);
    await vi.waitFor(async () => expect((await shown()).info.imageCDNs).toEqual([A, B]), {
      timeout: 10_000,
      interval: 10,
    });
    const policy = await policyOf(house.playerOrigin, '/');
    expect(policy).toContain(`img-src 'self' data: ${A} ${B};`);
    expect(policy.split('pictures.example')).toHaveLength(3);
    expect(policy).toContain("default-src 'none'");
    for (const path of ['/frame/', '/art/brand.svg', '/wps/system/status'])
      expect(await policyOf(house.playerOrigin, path), path).not.toContain('pictures.example');
    expect(await policyOf(house.consoleOrigin, '/')).not.toContain('pictures.example');
    await setHosts([]);
    await vi.waitFor(
      async () => {
        expect((await shown()).info.imageCDNs).toEqual([]);
        expect(await policyOf(house.playerOrigin, '/')).toContain("img-src 'self' data:;");
      },
      { timeout: 10_000, interval: 10 },
    );
  });

  it('get the pictures from us as anybody does, and their pages may show them', async () => {
    const { headers } = await fetch(`${house.playerOrigin}/art/brand.svg`);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toContain('max-age=86400');
  });

  it.each([
    ['without encryption', ['http://a.pictures.example']],
    ['with a path', ['https://a.pictures.example/nokshi']],
    ['with an end of a path', ['https://a.pictures.example/']],
    ['with somebody’s name', ['https://me@a.pictures.example']],
    ['for every name', ['https://*.pictures.example']],
    ['that is a rule of its own', ["https://a.pictures.example;script-src 'unsafe-inline'"]],
    ['that is two', ['https://a.pictures.example https://b.pictures.example']],
    ['with a port that goes without saying', ['https://a.pictures.example:443']],
    ['with a port that is none', ['https://a.pictures.example:99999']],
    ['without a name', ['https://192.0.2.7']],
    ['twice', ['https://a.pictures.example', 'https://A.pictures.example']],
    ['beyond the eighth', Array.from({ length: 9 }, (_, n) => `https://p${n}.example`)],
  ])('do not have an address %s', async (_, hosts) => {
    expect(await refused(setHosts(hosts))).toBe('edge.invalid-input');
  });

  it('are changed with the right to set up the site, and are undone like every setting', async () => {
    const content = await house.operator('content');
    const { setting, version } = await content.call(settings.elsewhere, {});
    const wish = { setting: { imageHosts: [A] }, version, reason: REASON };
    expect(await refused(content.call(settings.setElsewhere, wish))).toBe('edge.forbidden');
    await admin.call(settings.setElsewhere, wish);
    const { rows } = await admin.call(settings.changes, { part: 'elsewhere' });
    expect(rows[0]).toMatchObject({
      changes: [{ field: 'imageHosts', from: '', to: A }],
      before: setting,
      by: 'admin',
    });
    await setHosts([]);
  });
});

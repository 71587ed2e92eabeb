import { consoleRoutes } from '@nokshi/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../harness/client.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

const { media } = consoleRoutes;

let house: RunningHouse;
let editor: HttpClient;
beforeAll(async () => {
  house = await startHouse();
  editor = await house.operator('content');
});
afterAll(() => house.close());

describe('a picture', () => {
  const draw = (format: 'png' | 'jpeg' | 'gif', width = 1200) =>
    sharp({ create: { width, height: 300, channels: 3, background: '#204060' } })
      .toFormat(format)
      .toBuffer();
  const upload = async (file: Buffer) =>
    editor.send(media.upload, { base64: file.toString('base64') });

  it('is encoded again, named by its content, and served as never changing', async () => {
    const { url, width, height } = await editor.call(media.upload, {
      base64: (await draw('png')).toString('base64'),
    });
    expect(url).toMatch(/^\/media\/[0-9a-f]{40}\.webp$/);
    expect([width, height]).toEqual([1200, 300]);
    for (const client of [house.visitor(), editor]) {
      const served = await client.raw(url);
      expect(served.status).toBe(200);
      expect(served.headers.get('content-type')).toBe('image/webp');
      expect(served.headers.get('cache-control')).toContain('immutable');
      expect(served.headers.get('content-security-policy')).toContain('sandbox');
      const { format } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
      expect(format).toBe('webp');
    }
    const gone = await house.visitor().raw(`/media/${'0'.repeat(40)}.webp`);
    expect(gone.status).toBe(404);
    expect((await house.visitor().raw('/media/../../etc/passwd')).status).toBe(404);
  });

  it('is made smaller where it is wider than any screen', async () => {
    const base64 = (await draw('jpeg', 4_000)).toString('base64');
    expect(await editor.call(media.upload, { base64 })).toMatchObject({
      width: 2_400,
      height: 180,
    });
  });

  it('keeps nothing that was hidden behind its pixels', async () => {
    const file = Buffer.concat([await draw('jpeg'), Buffer.from('<script>alert(1)</script>')]);
    const { url } = await editor.call(media.upload, { base64: file.toString('base64') });
    const bytes = Buffer.from(await (await house.visitor().raw(url)).arrayBuffer());
    expect(bytes.includes('script')).toBe(false);
  });

  it('is refused when it is none, another kind, or too large, and by who may not', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const broken = (await draw('png')).subarray(0, 60);
    for (const file of [svg, await draw('gif'), broken, Buffer.from('MZ'), Buffer.alloc(0)])
      expect((await upload(file)).answer).toMatchObject({ code: 'media.not-a-picture' });
    const huge = await sharp({
      create: { width: 6_000, height: 6_000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect((await upload(huge)).answer).toMatchObject({ code: 'media.too-many-pixels' });
    const large = await upload(Buffer.alloc(3 * 1024 * 1024));
    expect([large.status, large.answer]).toMatchObject([413, { code: 'edge.too-large' }]);
    const support = await house.operator('support');
    expect((await support.send(media.upload, { base64: '' })).status).toBe(403);
  });
});

import sharp from 'sharp';
import { expect, it } from 'vitest';
import { FOR_THE_HOUSE, type ForWhom, forWhom } from '../../../kernel/for-whom.ts';
import { drawProofs } from '../../money/cashier/draw-proofs.ts';
import { createMedia, type MediaDeps } from './index.ts';

const picture = async () =>
  (
    await sharp({ create: { width: 500, height: 500, channels: 3, background: '#2b3a8c' } })
      .png()
      .toBuffer()
  ).toString('base64');
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'drawn',
    (err: Error & { code?: string }) => err.code ?? err.name,
  );
const visitor = (ip: string) => forWhom({ session: null, operator: null, launch: null, ip });
const member = (key: string): ForWhom => ({ ...FOR_THE_HOUSE, key });

it('pictures: many addresses of visitors leave room for members, whose turn comes next', async () => {
  const media = createMedia({} as MediaDeps);
  const one = await picture();
  const order: string[] = [];
  const draw = async (who: ForWhom, name: string) => {
    const code = await codeOf(media.draw(one, who));
    order.push(`${name} ${code}`);
  };
  // Four pictures of each of ten neighbourhoods: far more than may wait.
  const flood = Array.from({ length: 40 }, (_, nth) =>
    draw(visitor(`198.51.${nth % 10}.7`), 'visitor'),
  );
  await draw(member('rina'), 'member');
  const at = order.indexOf('member drawn');
  expect(at).toBeGreaterThanOrEqual(0);
  expect(order.slice(0, at).filter((line) => line === 'visitor drawn').length).toBeLessThan(13);
  await Promise.all(flood);
  expect(order.filter((line) => line === 'visitor drawn')).toHaveLength(13);
  expect(order.filter((line) => line === 'visitor edge.busy')).toHaveLength(27);
});

it('pictures: the rest of a claim’s are not drawn once its caller was answered or has left', async () => {
  const media = createMedia({} as MediaDeps);
  const one = await picture();
  const ended = new AbortController();
  let drawn = 0;
  const counting = {
    draw: media.draw,
    drawProof: async (base64: string, who: ForWhom) => {
      const result = await media.drawProof(base64, who);
      drawn += 1;
      ended.abort();
      return result;
    },
  };
  const who = { ...member('rina'), gone: ended.signal };
  expect(await codeOf(drawProofs({ media: counting }, { who, proofs: [one, one, one] }))).toBe(
    'CallerGone',
  );
  expect(drawn).toBe(1);
});

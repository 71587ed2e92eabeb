import jsQR from 'jsqr';
import type { Locator } from 'playwright-core';

/** What a camera reads in a QR code on the page. */
export async function scanned(code: Locator): Promise<string | undefined> {
  await code.waitFor();
  const png = (await code.screenshot()).toString('base64');
  // Node has no decoder of pictures; the browser under the test has.
  const { data, width, height } = (await code.page().evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${png}'), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    return { data: [...data], width: image.width, height: image.height };
  })()`)) as { data: number[]; width: number; height: number };
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

import sharp from 'sharp';

/** What stands for a picture of an account, in base64. */
export async function picture(): Promise<string> {
  const flat = { width: 240, height: 160, channels: 3, background: '#2b3a8c' } as const;
  return (await sharp({ create: flat }).png().toBuffer()).toString('base64');
}

/** As long as the server keeps a picture; figures on a photographed screen can be read. */
const LONGEST_SIDE = 2_400;
/** A smaller file goes as it is. */
const SMALL_BYTES = 1024 * 1024;

type Limits = {
  /** The largest file that the server takes. */
  readonly bytes: number;
  /** What it is drawn as; WebP keeps what is transparent. */
  readonly type?: 'image/jpeg' | 'image/webp';
};

/**
 * A photo as telephones take them, 24 or 50 megapixels, drawn again in this browser before it is
 * sent. What is small, no picture or unreadable here goes as it is: the server says what is wrong.
 */
export async function smallerPicture(
  file: File,
  { bytes, type = 'image/jpeg' }: Limits,
): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= Math.min(bytes, SMALL_BYTES)) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const blob = await drawn(bitmap, type).finally(() => bitmap.close());
  // Drawing a picture again may make it larger.
  if (!blob || (blob.size >= file.size && file.size <= bytes)) return file;
  const name = file.name.replace(/\.[^.]*$/, '');
  return new File([blob], `${name}.${ENDINGS[blob.type] ?? 'png'}`, { type: blob.type });
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };

function drawn(bitmap: ImageBitmap, type: string): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85));
}

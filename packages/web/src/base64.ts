const CHUNK = 0x8000;

/** A file as base64, cut just above `most` bytes, so that the server is the one who refuses it. */
export async function readBase64(file: Blob, most: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, most + 1).arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

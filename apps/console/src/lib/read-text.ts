/**
 * The text of a file: UTF-8, else Windows-1252, which old programs of banks write. The page
 * says which it was, since a wrong guess spoils names.
 */
export async function readText(file: Blob): Promise<{ text: string; isUtf8: boolean }> {
  const bytes = await file.arrayBuffer();
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isUtf8: true };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isUtf8: false };
  }
}

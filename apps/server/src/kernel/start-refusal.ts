/**
 * The start cannot continue, and one sentence says what to do about it. `main.ts` prints the
 * sentence alone on stderr and exits with START_REFUSED.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

/** EX_CONFIG of sysexits.h: something outside the program has to be changed first. */
export const START_REFUSED = 78;

/** The sentence for an error of the file system, or null for an unknown one. */
export function fileRefusal(error: unknown, path: string): StartRefusal | null {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const sentence = SENTENCES[code];
  return sentence ? new StartRefusal(sentence(path)) : null;
}

const SENTENCES: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `The disk that holds ${path} is full: free some space and start again.`,
  EDQUOT: (path) => `The disk quota for ${path} is used up: free some space and start again.`,
  EROFS: (path) =>
    `${path} is on a read-only file system: set DATA_DIR to a folder that can be written.`,
  EACCES: (path) =>
    `${path} may not be written by this account: change its owner or set DATA_DIR to another folder.`,
  EPERM: (path) =>
    `${path} may not be changed by this account: change its owner or set DATA_DIR to another folder.`,
  EEXIST: notAFolder,
  ENOTDIR: notAFolder,
};

function notAFolder(path: string): string {
  return `${path} is not a folder: move it away or set DATA_DIR to another folder.`;
}

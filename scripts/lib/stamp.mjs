import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './say.mjs';

const SKIPPED = /^(node_modules|dist|.*\.test\.tsx?|\..*)$/;

/** One hash over names and contents of files and folders. @param {string[]} paths in ROOT */
export function contentHash(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} path */
function addTo(hash, path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return;
  const entries = safeList(full);
  if (!entries) {
    hash.update(`${path}\0`).update(readFileSync(full));
    return;
  }
  for (const entry of entries) {
    if (!SKIPPED.test(entry)) addTo(hash, join(path, entry));
  }
}

/** The sorted entries of a folder, null for a file. @param {string} full */
function safeList(full) {
  try {
    return readdirSync(full).sort();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return null;
    throw error;
  }
}

const stampFile = (/** @type {string} */ name) => join(ROOT, 'dist', `.${name}.stamp`);

/** Was this target last built from exactly this? @param {string} name @param {string} hash */
export function isBuilt(name, hash) {
  const file = stampFile(name);
  const there = existsSync(join(ROOT, 'dist', name));
  return there && existsSync(file) && readFileSync(file, 'utf8') === hash;
}

/** @param {string} name @param {string | null} hash null while it is being built */
export function stamp(name, hash) {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  if (hash === null) rmSync(stampFile(name), { force: true });
  else writeFileSync(stampFile(name), hash);
}

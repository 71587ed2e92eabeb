import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Fault } from './faults.ts';

/** What another tree must not share: caches of the text of these files. */
const OWN = /^\.(cache|vite|experimental-vitest-cache)/;

export type PlantedTree = {
  readonly root: string;
  /** The files whose paths end so. */
  ending(end: string): string[];
  /** Plants the fault and answers how it is taken out again. */
  plant(fault: Fault): () => void;
  remove(): void;
};

/** A copy of the working tree with the packages of others linked, to be broken on purpose. */
export function copyTree(from: string): PlantedTree {
  const root = mkdtempSync(join(tmpdir(), 'nokshi-planted-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(from, path)));
  for (const path of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    copyFileSync(join(from, path), join(root, path));
  }
  for (const folder of ['.', ...workspaces(from)])
    linkPackages(join(from, folder), join(root, folder));
  const ending = (end: string) => files.filter((path) => `/${path}`.endsWith(`/${end}`));
  return {
    root,
    ending,
    plant({ file, find, replace }) {
      const found = ending(file)
        .map((path) => ({ path: join(root, path), text: readFileSync(join(root, path), 'utf8') }))
        .filter(({ text }) => text.split(find).length === 2);
      const [one] = found;
      if (!one || found.length > 1)
        throw new Error(`${found.length} files that end in ${file} have this once: ${find}`);
      writeFileSync(
        one.path,
        one.text.replace(find, () => replace),
      );
      return () => writeFileSync(one.path, one.text);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

const workspaces = (from: string): string[] => {
  const { workspaces: globs } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return globs.flatMap((glob) =>
    glob.endsWith('/*')
      ? readdirSync(join(from, glob.slice(0, -2))).map((name) => join(glob.slice(0, -2), name))
      : [glob],
  );
};

/** Each package by itself, so that nothing that is taken out here is taken out there. */
function linkPackages(from: string, to: string): void {
  const [source, target] = [join(from, 'node_modules'), join(to, 'node_modules')];
  if (!existsSync(source)) return;
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source)) {
    if (OWN.test(name)) continue;
    const path = join(source, name);
    if (!name.startsWith('@')) symlinkSync(path, join(target, name));
    else for (const inside of readdirSync(path)) linkScoped(join(path, inside), join(target, name));
  }
}

/** Workspaces are linked by a path that leads to those of this tree. */
function linkScoped(path: string, scope: string): void {
  mkdirSync(scope, { recursive: true });
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isWorkspace = lstatSync(path).isSymbolicLink();
  symlinkSync(isWorkspace ? readlinkSync(path) : path, join(scope, name));
}

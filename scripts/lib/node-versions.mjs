import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { bin } from './command.mjs';
import { npm } from './packages.mjs';
import { Refusal, step } from './say.mjs';

/** The versions of Node.js that the product is tried on: the oldest of 20, and a late 22 and 24. */
const VERSIONS = {
  20: {
    version: '20.19.6',
    x64: 'sha512-nSaDjLjUZdsLMDckfinsQl+hvKifYUuzO7swyacVzrKAIi0ByaORSE1DpaRTjxfCq3mETV/3uTlKXStzd2nJWQ==',
    arm64:
      'sha512-T28TZKZJ9yyf/ZZI1hVnzkvD3HhVrVe8O/5oSNO2WtlYVshqJrWuGnOOOk/7R3xF7psP2aVzHnbtQ1Q5UeWKmA==',
  },
  22: {
    version: '22.23.3',
    x64: 'sha512-qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==',
    arm64:
      'sha512-l3DAHZreylo+p9QXDtsOrjG2JXJqVzYXnAGmIQNOUNARcMppTO2cmewVQP+36tjJnSE+dzpMNtgW+c3oiDvXtA==',
  },
  24: {
    version: '24.21.0',
    x64: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    arm64:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
};

export const MAJORS = Object.keys(VERSIONS);

/**
 * The program of another Node.js, from the npm registry. npm compares what it fetches with the
 * hash here and keeps it in its cache.
 * @param {string} major
 * @returns {Promise<string>}
 */
export async function ensureNode(major) {
  const pinned = VERSIONS[/** @type {unknown} */ (major)];
  if (!pinned) throw new Refusal(`Name one of Node.js ${MAJORS.join(', ')}, not ${major}.`);
  const { version, [arch()]: integrity } = pinned;
  if (platform() !== 'linux' || !integrity)
    throw new Refusal('Another Node.js is fetched for Linux on x64 or arm64 only.');
  const folder = bin(`.cache/nodes/${version}`);
  const name = `node-linux-${arch()}`;
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return program;
  await step(`Node.js ${version}`, async () => {
    writeLock(folder, { name, version, integrity });
    const { code, output } = await npm(['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: folder,
    });
    if (code !== 0) throw new Refusal(`Node.js ${version} could not be fetched:\n${output.trim()}`);
  });
  return program;
}

/** @param {string} folder @param {{ name: string, version: string, integrity: string }} package */
function writeLock(folder, { name, version, integrity }) {
  const dependencies = { [name]: version };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } };
  const lock = { lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

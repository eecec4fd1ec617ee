import { existsSync, readFileSync } from 'node:fs';
import { findChromium, isRoot } from './find-chromium.ts';
import { startProgress } from './progress.mjs';
import { capture, tool } from './run-process.ts';

const hasApt = () => isRoot && existsSync('/usr/bin/apt-get');

/** Ubuntu’s package of the same name only refers to snap, which does not run in containers. */
const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

const aptInstall = async (packages: readonly string[]): Promise<boolean> => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const end = startProgress(`Installing ${packages.join(', ')}`);
  await capture('apt-get', ['update', '-q'], env);
  const { code } = await capture(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
    env,
  );
  end(code === 0);
  return code === 0;
};

const hasChineseFont = async () => {
  const { code, output } = await capture('fc-list', [':lang=zh', 'family']).catch(() => ({
    code: 1,
    output: '',
  }));
  return code === 0 && output.trim() !== '';
};

const installPlaywrights = async () => {
  const end = startProgress("Downloading Playwright's Chromium");
  const args = hasApt() ? ['install', '--with-deps', 'chromium'] : ['install', 'chromium'];
  const { code, output } = await capture(tool('playwright'), args);
  end(code === 0);
  if (code !== 0)
    throw new Error(`No Chromium could be found or installed. Set CHROMIUM_PATH to one.\n${output}`);
};

export const ensureChromium = async (): Promise<string | undefined> => {
  let found = findChromium();
  if (!found && hasApt() && isDebian()) {
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!found && (await aptInstall([name]))) found = findChromium();
    }
  }
  if (!found) await installPlaywrights();
  if (hasApt() && !(await hasChineseFont())) await aptInstall(['fontconfig', 'fonts-noto-cjk']);
  return found;
};

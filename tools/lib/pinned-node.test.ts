import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findPinnedNode } from './pinned-node.mjs';

const root = mkdtempSync(join(tmpdir(), 'oktet-pinned-'));
const pinned = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);

afterAll(() => rmSync(root, { recursive: true }));

const writeNode = (program: string) => {
  mkdirSync(dirname(pinned), { recursive: true });
  writeFileSync(pinned, `#!/bin/sh\n${program}\n`, { mode: 0o755 });
};

// On other platforms the packages have other names but work alike.
test.runIf(process.platform === 'linux')(
  'a packaged Node that does not start gives way, or names what it lacks',
  () => {
    writeNode('exit 0');
    expect(findPinnedNode(root, '20.1.0')).toBe(pinned);
    writeNode(
      'echo "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file" >&2; exit 127',
    );
    expect(findPinnedNode(root, '26.1.0')).toBe(process.execPath);
    expect(() => findPinnedNode(root, '20.1.0')).toThrow(/needs libatomic\.so\.1 .*apt install libatomic1/);
    writeFileSync(pinned, '#!/there/is/no/such/loader\n');
    expect(findPinnedNode(root, '26.1.0')).toBe(process.execPath);
    expect(() => findPinnedNode(root, '20.1.0')).toThrow('does not start');
  },
);

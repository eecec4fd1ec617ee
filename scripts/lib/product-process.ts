// The program behind startProduct: the server on a folder of its own, which goes away with it. The starter
// holds the other end of stdin, so this ends however the starter ended.
import { mkdtempSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'oktet-product-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume();

process.env.DATA_DIR = folder;
enableCompileCache(inRoot('.cache/compile'));
await import('../../server/src/main.ts');

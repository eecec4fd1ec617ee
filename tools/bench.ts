import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { inRoot } from './lib/paths.ts';
import { start } from './lib/run-process.ts';

const listBenches = async () => {
  const files = existsSync(inRoot('bench')) ? await readdir(inRoot('bench')) : [];
  return files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3));
};

const [name, ...args] = process.argv.slice(2);
const benches = await listBenches();
if (name === undefined) {
  console.log(
    benches.length > 0 ? `npm run bench <name>:\n  ${benches.join('\n  ')}` : 'There is no bench yet.',
  );
} else if (benches.includes(name)) {
  process.exitCode = await start(process.execPath, [inRoot('bench', `${name}.ts`), ...args]).exit;
} else {
  console.error(`There is no bench ${name}. There is: ${benches.join(', ') || 'none'}`);
  process.exitCode = 1;
}

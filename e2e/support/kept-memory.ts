import type { Page } from '@playwright/test';

type Snapshot = {
  readonly snapshot: { readonly meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  readonly nodes: readonly number[];
};

/**
 * Bytes that a page keeps after everything unused was collected. Compiled code does not count: the engine makes more of
 * it as long as something runs often, and lets it go when it likes.
 */
export const keptMemory = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const pieces: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { snapshot, nodes }: Snapshot = JSON.parse(pieces.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[0].indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (nodes[node + type] !== code) bytes += nodes[node + size] ?? 0;
  return bytes;
};

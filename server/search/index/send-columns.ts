import type { MessagePort } from 'node:worker_threads';
import { buildColumns } from './build-columns.ts';
import { buffersOf } from './columns.ts';
import type { RowSource } from './search-rows.ts';

/** In a thread: builds the columns of what the source has and hands them over, without a copy, to who started it. */
export async function sendColumns(source: RowSource, port: Pick<MessagePort, 'postMessage'>): Promise<void> {
  const columns = await buildColumns(await source.readRows());
  port.postMessage(columns, buffersOf(columns));
}

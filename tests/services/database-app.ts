// An application that opens the embedded database: told by its arguments how, says what it sees on standard output, one
// JSON text a line, and closes when it is told to on standard input.
import { sql } from 'kysely';
import type { EmbeddedServerOptions } from '../../server/storage/database/embedded/embedded-server.ts';
import { openDatabase } from '../../server/storage/open-database.ts';

const say = (text: string): void => void process.stdout.write(`${JSON.stringify(text)}\n`);
const log = {
  info: (...said: unknown[]) => say(`info: ${String(said.at(-1))}`),
  warn: (...said: unknown[]) => say(`warn: ${String(said.at(-1))}`),
  error: (...said: unknown[]) => say(`error: ${String(said.at(-1))}`),
};
const options = JSON.parse(process.argv[2] ?? '{}') as EmbeddedServerOptions;

try {
  const database = await openDatabase({ driver: 'embedded', ...options, log });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.kysely);
  say(`open ${rows.length}`);
  process.stdin.once('data', () => {
    void database.close().then(() => process.exit(0));
  });
} catch (error) {
  say(`failed: ${(error as Error).message}`);
  process.exit(1);
}

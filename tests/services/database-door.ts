import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { DatabaseConnection } from '../../server/storage/database/database.ts';

/** A way to a database that can be shut, as if its server had gone, without harm to others on that server. */
export interface DatabaseDoor {
  /** The database by this way. */
  connection: DatabaseConnection;
  /** Ends all connections and takes no new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** Begins open. `connection`: by a Unix socket. */
export async function makeDatabaseDoor({ host, port, ...rest }: DatabaseConnection): Promise<DatabaseDoor> {
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(`${host}/.s.PGSQL.${port}`);
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  async function open(onPort: number): Promise<void> {
    server.listen(onPort, '127.0.0.1');
    await once(server, 'listening');
  }
  await open(0);
  const ownPort = (server.address() as AddressInfo).port;
  return {
    connection: { ...rest, host: '127.0.0.1', port: ownPort },
    async shut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: () => open(ownPort),
  };
}

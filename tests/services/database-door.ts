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
  /** Lets nothing through in either direction, without a word; what waited is lost when it is shut. */
  hold(): void;
}

/** Begins open. `connection`: by a Unix socket. */
export async function makeDatabaseDoor({ host, port, ...rest }: DatabaseConnection): Promise<DatabaseDoor> {
  const sockets = new Set<Socket>();
  let isHeld = false;
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
      if (isHeld) one.pause();
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
      isHeld = false;
    },
    open: () => open(ownPort),
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
  };
}

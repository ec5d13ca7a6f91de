import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A database server that refuses every connection with an SQLSTATE, as PostgreSQL does before anybody is let in. */
export async function startRefusingServer(sqlState: string): Promise<{ url: string; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => {
      const fields = Buffer.from(`SFATAL\0VFATAL\0C${sqlState}\0Mnobody is let in\0\0`);
      const head = Buffer.from([0x45, 0, 0, 0, 0]);
      head.writeInt32BE(fields.length + 4, 1);
      socket.end(Buffer.concat([head, fields]));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://shop@127.0.0.1:${(server.address() as AddressInfo).port}/shop`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

import { connect } from 'node:net';

/** Sends bytes as they are, and gives all that comes until the connection ends. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.setTimeout(5000, () => socket.destroy(new Error('nothing came')));
    socket.write(text);
  });
}

/** Sends bytes, and gives what comes first; the connection stays open until then. */
export function firstAnswer(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', reject);
    socket.once('data', (chunk: Buffer) => {
      socket.destroy();
      resolve(chunk.toString('latin1'));
    });
    socket.setTimeout(5000, () => socket.destroy(new Error('nothing came')));
    socket.write(text);
  });
}

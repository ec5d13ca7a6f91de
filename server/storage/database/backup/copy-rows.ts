import type { Writable } from 'node:stream';
import type { ClientBase, Connection, Submittable } from 'pg';

/** What the client library's connection can do beyond its types. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** What the client library calls on the statement under way. */
interface CopyStatement extends Submittable {
  /** The library wraps it where statements have a time limit. */
  callback: (error?: Error) => void;
  handleError(error: Error): void;
  handleCommandComplete(message: { text: string }): void;
  handleReadyForQuery(): void;
  handleCopyData?(message: { chunk: Buffer }, connection: CopyConnection): void;
  handleCopyInResponse(connection: CopyConnection): void;
}

/** Rows come one by one; they are written in pieces of this many bytes. */
const pieceBytes = 65_536;

/** Runs `copy … to stdout` and writes the rows into the stream, which it does not end. Returns their number. */
export function copyOut(client: ClientBase, text: string, sink: Writable): Promise<number> {
  let piece: Buffer[] = [];
  let size = 0;
  let held: CopyConnection | undefined;
  const goOn = (): void => {
    held?.stream.resume();
    held = undefined;
  };
  const flush = (connection?: CopyConnection): void => {
    const isFull = !sink.write(Buffer.concat(piece));
    piece = [];
    size = 0;
    if (!isFull || connection === undefined) return;
    held = connection;
    connection.stream.pause();
    sink.once('drain', goOn);
  };
  const copied = runCopy(client, text, {
    handleCopyData({ chunk }, connection) {
      // The library uses the chunk's memory again.
      piece.push(Buffer.from(chunk));
      size += chunk.length;
      if (size >= pieceBytes) flush(connection);
    },
    handleCopyInResponse: (connection) => connection.sendCopyFail('no rows to send'),
  }).then((rows) => {
    flush();
    return rows;
  });
  // The last rows may have come together with the end: a sink that is ended tells no more that it has drained.
  return copied.finally(goOn);
}

/** Runs `copy … from stdin` with the bytes of the source. Returns the number of rows. */
export function copyIn(client: ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<number> {
  let problem: unknown;
  const send = async (connection: CopyConnection): Promise<void> => {
    try {
      for await (const chunk of source) {
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await drained(connection);
      }
      connection.endCopyFrom();
    } catch (error) {
      problem = error;
      connection.sendCopyFail(error instanceof Error ? error.message : 'the rows could not be read');
    }
  };
  return runCopy(client, text, {
    handleCopyInResponse: (connection) => void send(connection),
  }).catch((error: unknown) => {
    throw problem ?? error;
  });
}

function drained({ stream }: CopyConnection): Promise<void> {
  return new Promise((resolve) => {
    stream.once('drain', resolve);
    stream.once('close', resolve);
  });
}

function runCopy(
  client: ClientBase,
  text: string,
  handlers: Pick<CopyStatement, 'handleCopyData' | 'handleCopyInResponse'>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    const statement: CopyStatement = {
      ...handlers,
      submit: (connection) => connection.query(text),
      callback: (error) => (error ? reject(error) : resolve(rows)),
      handleError: (error) => statement.callback(error),
      handleCommandComplete: (message) => (rows = Number(/^COPY (\d+)/.exec(message.text)?.[1] ?? 0)),
      handleReadyForQuery: () => statement.callback(),
    };
    client.query(statement);
  });
}

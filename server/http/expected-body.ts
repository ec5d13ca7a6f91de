import type { IncomingMessage, ServerResponse } from 'node:http';

const held = new WeakMap<IncomingMessage, ServerResponse>();

/** Keeps a client waiting that sends its body only when asked (`Expect: 100-continue`), until somebody wants to read it. */
export function holdBody(request: IncomingMessage, response: ServerResponse): void {
  held.set(request, response);
}

/** Asks for the body of a request, where its client waits for that. */
export function askForBody(request: IncomingMessage): void {
  held.get(request)?.writeContinue();
  held.delete(request);
}

/** Whether a request says that more bytes come than are read. */
export function isDeclaredTooLong({ headers }: Pick<IncomingMessage, 'headers'>, maxBytes: number): boolean {
  return Number(headers['content-length'] ?? 0) > maxBytes;
}

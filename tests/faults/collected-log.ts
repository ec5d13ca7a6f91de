import pino, { type Logger } from 'pino';

export interface LogLine {
  level: number;
  msg: string;
  [field: string]: unknown;
}

/** A logger that keeps its lines, parsed back from what it would have written. */
export function collectLog(): { log: Logger; lines: LogLine[]; messages: () => string[] } {
  const lines: LogLine[] = [];
  const log = pino(
    { level: 'info', base: null, timestamp: false },
    { write: (line) => lines.push(JSON.parse(line)) },
  );
  return { log, lines, messages: () => lines.map((line) => line.msg) };
}

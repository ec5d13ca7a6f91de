import { type DestinationStream, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';

/** Longest text of one field, in characters; longer ones could fill the disk. */
const maxField = 2000;

/** JSON lines, one per event, without secrets; readable ones where a person watches. Written to stdout, or to `destination`. */
export function createLogger(level: string, isPretty: boolean, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        'req.headers["x-ec-token"]',
        'res.headers["set-cookie"]',
        '*.password',
        '*.token',
        '*.email',
      ],
      censor: '[removed]',
    },
    serializers: { err: errorWithoutRows },
    formatters: { log: (fields) => shorten(fields) },
    ...(isPretty && {
      transport: {
        target: 'pino-pretty',
        options: { ignore: 'pid,hostname,req,res', translateTime: 'HH:MM:ss' },
      },
    }),
  };
  return destination ? pino(options, destination) : pino(options);
}

function shorten(fields: Record<string, unknown>): Record<string, unknown> {
  const short: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    // The serializer above writes what is named `err`.
    short[name] = name === 'err' ? value : shortened(value);
  }
  return short;
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > maxField) return `${value.slice(0, maxField)}…`;
  // Under whatever name: as it is, an error would be written as an object without anything in it.
  return value instanceof Error ? errorWithoutRows(value) : value;
}

/** In these the database says which row it did not like, with everything that a person entered. */
const rowFields = ['detail', 'where', 'internalQuery'];

function errorWithoutRows(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const written: Record<string, unknown> = { ...stdSerializers.err(error) };
  for (const field of rowFields) delete written[field];
  return written;
}

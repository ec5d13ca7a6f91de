import { pino, type Logger } from 'pino';

/** Longest text of one field, in characters; longer ones could fill the disk. */
const maxField = 2000;

/** JSON lines, one per event, without secrets; readable ones where a person watches. */
export function createLogger(level: string, isPretty: boolean): Logger {
  return pino({
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
    formatters: { log: (fields) => shorten(fields) },
    ...(isPretty && {
      transport: {
        target: 'pino-pretty',
        options: { ignore: 'pid,hostname,req,res', translateTime: 'HH:MM:ss' },
      },
    }),
  });
}

function shorten(fields: Record<string, unknown>): Record<string, unknown> {
  const short: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    short[name] =
      typeof value === 'string' && value.length > maxField ? `${value.slice(0, maxField)}…` : value;
  }
  return short;
}

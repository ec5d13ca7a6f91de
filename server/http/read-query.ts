import type { Request } from 'express';
import type { z } from 'zod';
import { createQueryReader, splitTarget } from './query.ts';
import { shapeError } from './shape-error.ts';

/** The parameters of an address as their schema has them; what comes empty is absent. Throws `HttpError` 400, which names each. */
export function readQuery<Schema extends z.ZodObject>(
  { originalUrl }: Pick<Request, 'originalUrl'>,
  schema: Schema,
): z.output<Schema> {
  const read = createQueryReader(splitTarget(originalUrl).search);
  const names = Object.keys(schema.shape);
  const given = Object.fromEntries(
    names.map((name) => [name, read(name)]).filter(([, value]) => value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw shapeError(parsed.error, given);
  return parsed.data;
}

import { z } from 'zod';

const count = z.int().min(0);

/** `backup.json` of a backup: written last, so that a folder without it is not one. */
export const manifest = z.strictObject({
  format: z.literal(1),
  /** ISO 8601. */
  madeAt: z.string(),
  /** Version of PostgreSQL that it comes from. */
  server: z.string(),
  /** Migrations that made its tables, in order. */
  migrations: z.array(z.string()),
  /** Tables in an order in which each comes after those that it refers to. */
  tables: z.array(
    z.strictObject({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      file: z.string().regex(/^[0-9]+-[a-z0-9_-]+\.copy\.gz$/),
      rows: count,
      /** Of the rows as text, before compression. */
      bytes: count,
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  sequences: z.array(
    z.strictObject({ schema: z.string(), name: z.string(), value: z.string().regex(/^-?\d+$/) }),
  ),
});

export type Manifest = z.output<typeof manifest>;
export type ManifestTable = Manifest['tables'][number];

export const manifestFile = 'backup.json';

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Fonts of papers, as their files. */
export interface PaperFonts {
  regular: Buffer;
  bold: Buffer;
}

const require = createRequire(import.meta.url);
const fileOf = (name: string): Promise<Buffer> =>
  readFile(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

let read: Promise<PaperFonts> | undefined;

/**
 * DejaVu, read with the first paper: names of customers are written in all of Latin, Greek, Cyrillic, Arabic and Hebrew, of which the
 * pages' own font has the first alone. Signs that it lacks (Chinese, Devanagari, emoji) are drawn as boxes.
 */
export function paperFonts(): Promise<PaperFonts> {
  return (read ??= readFonts());
}

async function readFonts(): Promise<PaperFonts> {
  const [regular, bold] = await Promise.all([
    fileOf('DejaVuSansCondensed'),
    fileOf('DejaVuSansCondensed-Bold'),
  ]);
  return { regular, bold };
}

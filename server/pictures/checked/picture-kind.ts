/** Kinds of pictures that people hand in. `heic` is known and cannot be read here. */
export type HandedKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

/** What files of a kind are called, and say of themselves. */
const declarations: Readonly<
  Record<HandedKind, { extensions: readonly string[]; types: readonly string[] }>
> = {
  jpeg: { extensions: ['jpg', 'jpeg', 'jpe', 'jfif'], types: ['image/jpeg', 'image/jpg', 'image/pjpeg'] },
  png: { extensions: ['png'], types: ['image/png', 'image/x-png'] },
  gif: { extensions: ['gif'], types: ['image/gif'] },
  webp: { extensions: ['webp'], types: ['image/webp'] },
  avif: { extensions: ['avif'], types: ['image/avif'] },
  heic: { extensions: ['heic', 'heif', 'hif'], types: ['image/heic', 'image/heif'] },
};

const pngBegin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The kind that a file's first bytes show (threats: T65); undefined: none that is taken. */
export function pictureKindOf(bytes: Buffer): HandedKind | undefined {
  const text = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (bytes.length < 12) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(pngBegin)) return 'png';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) !== 'ftyp') return undefined;
  const brands = brandsOf(bytes);
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : undefined;
}

/** The first brand of an ISO media file and those that it is compatible with. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

/** Whether a file is called, and sent, as what it is. A browser that knows no type of it says none. */
export function isDeclaredAs(kind: HandedKind, { name, type }: { name: string; type: string }): boolean {
  const { extensions, types } = declarations[kind];
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const said = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const isTold = said !== '' && said !== 'application/octet-stream';
  return extensions.includes(extension) && (!isTold || types.includes(said));
}

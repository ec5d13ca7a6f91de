import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { CheckedPicture, HandedFile } from '../check-picture.ts';

/** A file that somebody with bad intent, or bad luck, hands in, and what becomes of it: `made`, or why it is refused. */
export interface HostileFile extends HandedFile {
  what: string;
  becomes: 'made' | (CheckedPicture & { ok: false })['reason'];
}

/** Text that must be in nothing that is kept. */
export const mark = '<?php system($_GET["c"]); ?><script>alert(1)</script>';

const types = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;
type Extension = keyof typeof types;

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(name, 4, 'latin1');
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])), 0);
  return Buffer.concat([head, data, tail]);
}

const pngBegin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A black picture of one bit each; `rows`: how many of them it really has. */
function blackPng(width: number, height: number, rows = height, further: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows));
  return Buffer.concat([
    pngBegin,
    ...[chunk('IHDR', head), ...further, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))],
  ]);
}

/** A picture of 2 × 2 with so many frames; `width` and `height` may say otherwise. */
function gif(frames: number, width = 2, height = 2): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const head = Buffer.concat([
    ...[Buffer.from('GIF89a'), size, Buffer.from([0x80, 0, 0]), Buffer.from([0, 0, 0, 255, 255, 255])],
  ]);
  const frame = Buffer.from([
    ...[0x21, 0xf9, 4, 0, 1, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 3, 0x44, 0x02, 0x05, 0],
  ]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

function isoFile(brand: string, ...compatible: string[]): Buffer {
  const brands = Buffer.from(`ftyp${brand}\0\0\0\0${compatible.join('')}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(brands.length + 4, 0);
  return Buffer.concat([length, brands, Buffer.alloc(64)]);
}

/** More than forty files, made anew at each call. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c05030' } });
  const clear = sharp({ create: { width: 60, height: 40, channels: 4, background: '#c0503080' } });
  const noise = sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  const [jpg, png, webp, avif, gifOnce, noisyJpg, noisyPng, noisyWebp] = await Promise.all([
    ...[plain.clone().jpeg().toBuffer(), clear.clone().png().toBuffer(), plain.clone().webp().toBuffer()],
    ...[plain.clone().avif().toBuffer(), plain.clone().gif().toBuffer(), noise.clone().jpeg().toBuffer()],
    ...[noise.clone().png().toBuffer(), noise.clone().webp({ quality: 90 }).toBuffer()],
  ]);
  const good = { jpg, png, webp, avif, gif: gifOnce } as Record<Extension, Buffer>;
  const progressive = await noise.clone().jpeg({ progressive: true }).toBuffer();
  const cmyk = await plain.clone().toColourspace('cmyk').jpeg().toBuffer();
  const deep = await plain.clone().toColourspace('rgb16').png().toBuffer();
  const frames = [1, 2, 3].map((n) => ({
    create: { width: 9, height: 9, channels: 3 as const, background: `#${n}0${n}0${n}0` },
  }));
  const single = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  const animatedWebp = await sharp(single, { join: { animated: true } })
    .webp()
    .toBuffer();
  const tiff = await plain.clone().tiff().toBuffer();
  const secret = {
    IFD0: { Copyright: mark, ImageDescription: mark },
    IFD3: { GPSLatitude: '48/1 12/1 0/1' },
  };
  const located = await plain.clone().withExif(secret).jpeg().toBuffer();
  const profiled = await plain.clone().withIccProfile('p3').jpeg().toBuffer();
  const bomb = deflateSync(Buffer.alloc(20_000_000));
  const textBomb = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), bomb]));
  const profileBomb = chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), bomb]));
  const zip = Buffer.from('504b0304140000000000000021000000000000000000000000000500000061', 'hex');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
  const half = (bytes: Buffer | undefined): Buffer =>
    bytes?.subarray(0, Math.floor(bytes.length / 2)) ?? Buffer.alloc(0);
  const file = (
    ...[what, name, bytes, becomes, type]: [
      string,
      string,
      Buffer | string | undefined,
      HostileFile['becomes'],
      string?,
    ]
  ): HostileFile => ({
    ...{ what, name, becomes, bytes: Buffer.from(bytes ?? '') },
    type: type ?? types[name.split('.').at(-1) as Extension] ?? 'application/octet-stream',
  });

  return [
    // Good ones, so that refusing everything would be seen.
    ...Object.entries(good).map(([kind, bytes]) => file(`a good ${kind}`, `a.${kind}`, bytes, 'made')),
    file('capital letters in the ending', 'FOTO.JPG', jpg, 'made', 'image/jpeg'),
    file('no type said', 'a.jpeg', jpg, 'made', ''),
    file('a progressive JPEG', 'a.jpg', progressive, 'made'),
    file('CMYK', 'a.jpg', cmyk, 'made'),
    file('sixteen bits', 'a.png', deep, 'made'),
    file('a profile of colours', 'a.jpg', profiled, 'made'),
    // Tails and metadata that are something else.
    file('JPEG with PHP behind it', 'a.jpg', Buffer.concat([jpg ?? zip, Buffer.from(mark)]), 'made'),
    file('PNG with a script behind it', 'a.png', Buffer.concat([png ?? zip, Buffer.from(mark)]), 'made'),
    file('GIF with a script behind it', 'a.gif', Buffer.concat([gif(1), Buffer.from(mark)]), 'made'),
    file('WebP with a script behind it', 'a.webp', Buffer.concat([webp ?? zip, Buffer.from(mark)]), 'made'),
    file('JPEG and ZIP at once', 'a.jpg', Buffer.concat([jpg ?? zip, zip, Buffer.from(mark)]), 'made'),
    file('PHP in the EXIF, and a place', 'a.jpg', located, 'made'),
    file(
      'a script in a text of a PNG',
      'a.png',
      blackPng(9, 9, 9, [chunk('tEXt', Buffer.from(`Comment\0${mark}`))]),
      'made',
    ),
    file('a text that unpacks to 20 MB', 'a.png', blackPng(9, 9, 9, [textBomb]), 'made'),
    file('a profile that unpacks to 20 MB', 'a.png', blackPng(9, 9, 9, [profileBomb]), 'made'),
    // Called something else.
    file('a program as JPEG', 'a.jpg', Buffer.from(`MZ${'\0'.repeat(200)}`), 'kind'),
    file('HTML as PNG', 'a.png', '<!doctype html><script>alert(1)</script>', 'kind'),
    file('SVG', 'a.svg', svg, 'kind', 'image/svg+xml'),
    file('SVG as PNG', 'a.png', svg, 'kind'),
    file('SVG with an XML head as JPEG', 'a.jpg', `<?xml version="1.0"?>${svg}`, 'kind'),
    file('compressed SVG', 'a.svgz', deflateSync(svg), 'kind', 'image/svg+xml'),
    file('ZIP as JPEG', 'a.jpg', zip, 'kind'),
    file('PDF as PNG', 'a.png', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj', 'kind'),
    file('TIFF as JPEG', 'a.jpg', tiff, 'kind'),
    file('BMP', 'a.bmp', Buffer.from(`BM${'\0'.repeat(80)}`), 'kind', 'image/bmp'),
    file(
      'ASF as JPEG',
      'a.jpg',
      Buffer.from('3026b2758e66cf11a6d900aa0062ce6c'.padEnd(110, '0'), 'hex'),
      'kind',
    ),
    file('MP4 as AVIF', 'a.avif', isoFile('isom', 'mp42'), 'kind'),
    file('WAV as WebP', 'a.webp', Buffer.from('RIFF\x24\0\0\0WAVEfmt data', 'latin1'), 'kind'),
    file('JPEG as PHP', 'x.jpg.php', jpg, 'declared', 'image/jpeg'),
    file('JPEG as .htaccess', '.htaccess', jpg, 'declared', 'image/jpeg'),
    file('JPEG without an ending', 'photo', jpg, 'declared', 'image/jpeg'),
    file('JPEG as PNG', 'a.png', jpg, 'declared'),
    file('PNG that says it is SVG', 'a.png', png, 'declared', 'image/svg+xml'),
    file('GIF that says it is HTML', 'a.gif', gif(1), 'declared', 'text/html'),
    file('HTML that begins as GIF', 'a.html', `GIF89a/*${mark}*/=1;//`, 'declared', 'text/html'),
    file('HTML that begins as GIF, as GIF', 'a.gif', `GIF89a/*${mark}*/=1;//`, 'unreadable'),
    file('a photo of a phone', 'a.heic', isoFile('heic', 'mif1', 'heic'), 'heic', 'image/heic'),
    file('a photo of a phone without a type', 'a.heif', isoFile('mif1', 'heic'), 'heic', ''),
    // Too much.
    file('nothing', 'a.jpg', Buffer.alloc(0), 'empty'),
    file('more bytes than are taken', 'a.png', Buffer.concat([png ?? zip, Buffer.alloc(2_000_000)]), 'large'),
    file('20,000 × 20,000 in 49 kB', 'a.png', blackPng(20_000, 20_000), 'pixels'),
    file('16,000 × 16,000 in 31 kB', 'a.png', blackPng(16_000, 16_000), 'pixels'),
    file('dimensions of 2 billion', 'a.png', blackPng(2_147_483_647, 2_147_483_647, 1), 'unreadable'),
    file('dimensions of nothing', 'a.png', blackPng(0, 0, 1), 'unreadable'),
    file('a strip, 1 pixel high and 9 million wide', 'a.png', blackPng(9_000_000, 1), 'pixels'),
    file('a GIF of 10,000 frames', 'a.gif', gif(10_000), 'animated'),
    file('a GIF of two frames', 'a.gif', gif(2), 'animated'),
    file('a GIF of four pixels that says 65,535 × 65,535', 'a.gif', gif(1, 65_535, 65_535), 'made'),
    file('a WebP of three frames', 'a.webp', animatedWebp, 'animated'),
    // Cut off or altered.
    file('half a JPEG', 'a.jpg', half(noisyJpg), 'unreadable'),
    file('half a PNG', 'a.png', half(noisyPng), 'unreadable'),
    file('half a WebP', 'a.webp', half(noisyWebp), 'unreadable'),
    file('half an AVIF', 'a.avif', half(avif), 'unreadable'),
    file(
      'the head of a JPEG',
      'a.jpg',
      Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
      'unreadable',
    ),
    file('the head of a PNG', 'a.png', Buffer.concat([pngBegin, Buffer.alloc(40)]), 'unreadable'),
    file('the head of a GIF', 'a.gif', gif(1).subarray(0, 20), 'unreadable'),
    file('eleven bytes of a JPEG', 'a.jpg', jpg?.subarray(0, 11), 'kind'),
    file('an AVIF of nothing', 'a.avif', isoFile('avif', 'mif1'), 'unreadable'),
    file(
      'a PNG without a picture',
      'a.png',
      Buffer.concat([pngBegin, chunk('IEND', Buffer.alloc(0))]),
      'unreadable',
    ),
    file('fewer rows than it says', 'a.png', blackPng(400, 400, 3), 'unreadable'),
  ];
}

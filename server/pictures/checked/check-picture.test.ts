import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkPicture, type SafePicture } from './check-picture.ts';
import { createPictureChecks } from './picture-checks.ts';
import { hostileFiles, mark } from './testing/hostile-files.ts';

const limits = { bytes: 1_000_000, pixels: 24_000_000, side: 2000 };

const files = await hostileFiles();

async function made(bytes: Buffer, type = 'image/jpeg', name = 'a.jpg'): Promise<SafePicture> {
  const checked = await checkPicture({ bytes, type, name }, limits);
  if (!checked.ok) throw new Error(checked.reason);
  return checked.picture;
}

describe('a file that is handed in', () => {
  test('is one of more than forty', () => {
    expect(files.length).toBeGreaterThan(40);
  });

  test.each(files)('$what: $becomes', async ({ becomes, ...file }) => {
    const checked = await checkPicture(file, limits);
    expect(checked.ok ? 'made' : checked.reason).toBe(becomes);
    if (!checked.ok) return;
    const { bytes, format, width, height } = checked.picture;
    expect(bytes.includes('<?php') || bytes.includes('<script') || bytes.includes(mark.slice(0, 20))).toBe(
      false,
    );
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ format, width, height, space: 'srgb', depth: 'uchar' });
    for (const told of ['exif', 'icc', 'iptc', 'xmp', 'orientation', 'comments'] as const)
      expect(facts[told]).toBeUndefined();
  });
});

describe('a picture that is made anew', () => {
  test('stands upright', async () => {
    const left = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#fff"/><rect width="10" height="20" fill="#f00"/></svg>',
    );
    const lying = await sharp(left)
      .flatten()
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { bytes, width, height } = await made(lying);
    expect([width, height]).toEqual([20, 40]);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const green = (x: number, y: number): number => data[(y * info.width + x) * info.channels + 1] ?? 0;
    // What was on the left is on top.
    expect(green(10, 3)).toBeLessThan(60);
    expect(green(10, 36)).toBeGreaterThan(200);
  });

  test('has the colours of its profile as sRGB', async () => {
    const values = { r: 200, g: 60, b: 60 };
    const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: values } });
    const wide = await plain.clone().withIccProfile('p3').png().toBuffer();
    const { bytes } = await made(wide, 'image/png', 'a.png');
    const [red = 0, green = 0, blue = 0] = await sharp(bytes).raw().toBuffer();
    expect(Math.abs(red - values.r) + Math.abs(green - values.g) + Math.abs(blue - values.b)).toBeLessThan(9);
  });

  test('is no longer than its longest side may be, and never enlarged', async () => {
    const wide = sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#808080' } });
    expect(await made(await wide.jpeg().toBuffer())).toMatchObject({
      width: 2000,
      height: 500,
      ground: '#808080',
    });
    const small = sharp({ create: { width: 10, height: 5, channels: 3, background: '#ffffff' } });
    expect(await made(await small.jpeg().toBuffer())).toMatchObject({
      width: 10,
      height: 5,
      ground: '#ffffff',
    });
  });

  test('stays transparent where it was, and a photo stays a photo', async () => {
    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: '#ff000000' } });
    const kept = await made(await clear.clone().webp().toBuffer(), 'image/webp', 'a.webp');
    expect(kept).toMatchObject({ format: 'png', ground: '#ffffff' });
    expect((await sharp(kept.bytes).metadata()).hasAlpha).toBe(true);
    const photo = await clear.clone().flatten().webp().toBuffer();
    expect((await made(photo, 'image/webp', 'a.webp')).format).toBe('jpeg');
  });
});

test('of many at once, those beyond a limit are told to come again', async () => {
  const check = createPictureChecks(limits, 2);
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();
  const file = { bytes, type: 'image/jpeg', name: 'a.jpg' };
  const checked = await Promise.all(Array.from({ length: 6 }, () => check(file)));
  expect(checked.map((one) => (one.ok ? 'made' : one.reason)).toSorted()).toEqual([
    ...['busy', 'busy', 'busy'],
    ...['made', 'made', 'made'],
  ]);
  expect((await check(file)).ok).toBe(true);
});

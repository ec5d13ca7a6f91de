import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeMail } from '../../server/outbound/mail/letter/compose-mail.ts';
import { mailPurposes } from '../../server/outbound/mail/mail.ts';
import {
  letterLanguages,
  letterShop,
  sampleLetters,
} from '../../server/outbound/mail/testing/sample-letters.ts';
import { findBarriers } from '../running/barriers/find-barriers.ts';
import { sharedBrowser } from '../running/shared-browser.ts';
import { makeTestFolder } from '../services/test-folder.ts';

// Every mail as a phone shows it, by day and by night. `SEE_MAILS=<folder>` keeps the pictures.

const folder = process.env['SEE_MAILS'] ?? makeTestFolder('mails');
let page: Page;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const context = await (await sharedBrowser()).newContext({ viewport: { width: 380, height: 700 } });
  page = await context.newPage();
});
afterAll(() => page.context().close());

/** The colours at the corners of a picture, as `#rrggbb`. */
async function corners(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [0, info.width - 1].flatMap((x) =>
    [0, info.height - 1].map((y) => {
      const at = (y * info.width + x) * info.channels;
      return `#${data.subarray(at, at + 3).toString('hex')}`;
    }),
  );
}

describe.each(letterLanguages)('of the shop %s in %s', (slug, locale) => {
  const shop = letterShop(slug);

  it.each(mailPurposes.flatMap((purpose) => [[purpose, 'light'] as const, [purpose, 'dark'] as const]))(
    '%s can be read on a phone when it is %s',
    async (purpose, colorScheme) => {
      const { html } = await composeMail(purpose, sampleLetters[purpose], shop, locale);
      await page.emulateMedia({ colorScheme });
      await page.setContent(html);
      const picture = await page.screenshot({
        fullPage: true,
        path: join(folder, `${locale}-${purpose}-${colorScheme}.png`),
      });
      const ground = shop.theme.colours['surface']?.[colorScheme === 'light' ? 0 : 1];
      expect(new Set(await corners(picture))).toEqual(new Set([ground]));
      // A mail is no page: it has no landmarks.
      expect(await findBarriers(page, ['region', 'landmark-one-main'])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(380);
    },
  );
});

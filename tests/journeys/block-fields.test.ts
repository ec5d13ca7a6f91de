import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anyLanguage,
  createExampleShop,
  currentExamples,
  type NamedExample,
} from '../blocks/block-example.ts';
import { withLongWords, withoutEachField } from '../blocks/example-variants.ts';
import { lostWords } from '../running/lost-words.ts';
import { overhang } from '../running/overhang.ts';
import { sharedBrowser } from '../running/shared-browser.ts';

// No block's words depend on optional fields for their room. All variants of a block stand on one page, drawn by the real
// renderer without a shop: what is looked at is layout alone.

const shop = createExampleShop();
const types = [...new Set(currentExamples.map(({ type }) => type))];
const of = (type: string): NamedExample[] => currentExamples.filter((example) => example.type === type);

let page: Page;

beforeAll(async () => {
  const browser = await sharedBrowser();
  page = await browser.newPage({ javaScriptEnabled: true });
  // Pictures, scripts and fonts are no part of this.
  await page.route('**/*', (route) => route.abort());
});
afterAll(() => page.close());

async function show(variants: readonly NamedExample[]): Promise<void> {
  await page.setContent(await shop.drawPage(variants, anyLanguage), { waitUntil: 'commit' });
}

/** The faults, each with the name of its variant. */
async function faultsAt(width: number, variants: readonly NamedExample[]): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  const named = (fault: string): string =>
    fault.replace(/^example-(\d+)/, (_id, index: string) => variants[Number(index)]?.name ?? '');
  const faults = (await lostWords(page)).map((fault) => `${width} px: ${named(fault)}`);
  const beyond = await overhang(page);
  return beyond === 0 ? faults : [`${width} px: scrolls sideways by ${beyond}`, ...faults];
}

describe.each(types)('%s', (type) => {
  test('has room for its words without each of its optional fields', async () => {
    const variants = of(type).flatMap((example) => [
      example,
      ...(example.name === 'full' ? withoutEachField(example) : []),
    ]);
    await show(variants);
    const faults: string[] = [];
    for (const width of [360, 768, 1280]) faults.push(...(await faultsAt(width, variants)));
    expect(faults).toEqual([]);
  });

  test('has room for words of 45 letters on a phone', async () => {
    const variants = of(type).map(withLongWords);
    await show(variants);
    expect(await faultsAt(360, variants)).toEqual([]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { cleanHtml } from '../../renderer/plan/rich-text/clean-html.ts';
import { createShopLinks } from '../../schemas/tenant/shop-links.ts';

// What editors paste from other programs, and what a text of the shop shows of it. Line ends of the second are for its readers.

const folder = join(import.meta.dirname, 'pastes');

function read(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

const pastes = globSync('*.shown.txt', { cwd: folder }).map((file) => file.replace('.shown.txt', ''));

describe.each(pastes)('a paste from %s', (name) => {
  const { html, removed } = cleanHtml(read(`${name}.pasted.txt`), createShopLinks(testTenant, 'de-AT'));

  test('keeps its words and their meaning', () => {
    expect(html).toBe(read(`${name}.shown.txt`).replaceAll('\n', ''));
  });

  test('is told by the kinds of what went', () => {
    expect(removed.length).toBeGreaterThan(2);
    expect(new Set(removed).size).toBe(removed.length);
  });
});

test('pastes from every program that editors write in are tried', () => {
  expect(pastes.toSorted()).toEqual(['excel', 'google-docs', 'notion', 'outlook', 'word', 'wordpress']);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ReviewFaultReason, ReviewField } from './new-review.ts';

const root = join(import.meta.dirname, '../../..');
const code = globSync('*-route.ts', { cwd: import.meta.dirname })
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');
// Whole by their types: a new one that has no text is a fault of the compiler's.
const fields: Record<ReviewField, null> = {
  ...{ stars: null, title: null, text: null, author: null },
  ...{ recommended: null, tags: null, size: null, colour: null },
};
const reasons: Record<ReviewFaultReason, null> = {
  ...{ missing: null, 'too-short': null, 'too-long': null },
  ...{ html: null, address: null, contact: null, unknown: null },
};
const whole = [...code.matchAll(/'rating\.(\w+)'/g)].map(([, key = '']) => key);
const wanted = new Set([
  ...whole,
  ...['fault', 'notTaken'],
  ...Object.keys(fields).map((field) => `field.${field}`),
  ...Object.keys(reasons).map((reason) => `reason.${reason}`),
]);

test.each(['de', 'fr', 'nl'])(
  'every text of reviews is there in %s, and none that nobody asks for',
  (language) => {
    const file = join(root, `renderer/messages/${language}.json`);
    const texts = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).flatMap((key) =>
      key.startsWith('rating.') ? [key.slice('rating.'.length)] : [],
    );
    expect(whole.length).toBeGreaterThan(8);
    expect(texts.toSorted()).toEqual([...wanted].toSorted());
  },
);

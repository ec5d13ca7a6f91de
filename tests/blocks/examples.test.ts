import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import secureSchema from 'ajv/lib/refs/json-schema-secure.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { noFacts } from '../../schemas/facts/fill-facts.ts';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { builtInMessages, registry } from '../../renderer/block-modules.ts';
import { validatorsOf } from '../../renderer/plan/block-validator.ts';
import { jsonSchemaOf } from '../../renderer/plan/json-schema-of.ts';
import { createShopLinks } from '../../schemas/tenant/shop-links.ts';
import {
  createExampleShop,
  type DrawnExample,
  anyLanguage,
  examples,
  goodExamples,
  languages,
  type NamedExample,
  tenants,
} from './block-example.ts';

const root = join(import.meta.dirname, '../..');
const shop = createExampleShop();
const broken = examples.filter(({ example }) => example.expect !== undefined);
const context = { hasPicture: () => true, links: createShopLinks(testTenant, 'de-AT'), facts: noFacts };

/** Codes of faults, without data that the example does without, and names of what another shop has. */
function codesOf({ example }: NamedExample, { facts }: DrawnExample): string[] {
  const isGiven = (field: string | null): boolean => field !== null && Object.hasOwn(example.data, field);
  return facts.issues
    .filter(({ code, field }) => code !== 'load-failed' || isGiven(field))
    .filter(({ code, severity }) => code !== 'reference-unknown' || severity === 'error')
    .map(({ code }) => code);
}

/** Whether the shop has terms for instalments, without which their calculator draws nothing. */
function hasInstalments(slug: string): boolean {
  return Boolean(tenants.find(({ config }) => config.slug === slug)?.config.instalments);
}

/** Whether the law of a locale’s country wants the notice of the guarantee. */
function hasGuaranteeNotice({ tenant, locale }: { tenant: string; locale: string }): boolean {
  const { locales } = tenants.find(({ config }) => config.slug === tenant)?.config ?? {};
  return locales?.find((each) => each.locale === locale)?.guaranteeNotice !== undefined;
}

test('every block has examples: minimal, full, long-text and broken', () => {
  const namesOf = (type: string): string[] =>
    examples.filter((example) => example.type === type).map(({ name }) => name);
  for (const type of registry.keys())
    expect(namesOf(type)).toEqual(expect.arrayContaining(['minimal', 'full', 'long-text', 'broken']));
});

test('every older version of a block has its step to the next one, and an example as it was then written', () => {
  const missing = [...registry.values()].flatMap(({ type, v, migrations }) =>
    Array.from({ length: v - 1 }, (_, index) => index + 1).flatMap((old) => [
      ...(migrations?.[old] ? [] : [`${type}: block.ts names no \`migrations[${old}]\``]),
      ...(goodExamples.some(({ type: of, example }) => of === type && example.v === old)
        ? []
        : [`${type}: examples.json has no example with "v": ${old}; copy one of before the change`]),
    ]),
  );
  expect(missing).toEqual([]);
  const early = examples.filter(({ block, example }) => (example.v ?? block.v) > block.v);
  expect(early.map(({ type, name }) => `${type}, example ${name}: the block has no such version`)).toEqual(
    [],
  );
});

/** What an editor is told of examples that show what a block does with what is not as it should be, by their names. */
const told: Readonly<Record<string, readonly string[]>> = {
  'without-text': ['props-invalid'],
  'illegible-ink': ['contrast-low'],
};

describe.each(goodExamples)('$type, example $name', (example) => {
  test.each(languages)('is drawn for $tenant in $locale', async (language) => {
    const drawn = await shop.draw(example, language);
    expect(codesOf(example, drawn)).toEqual(told[example.name] ?? []);
    // Others may show that nothing is shown: no data, nothing to buy.
    expect(
      drawn.main !== '' ||
        !['minimal', 'full', 'long-text'].includes(example.name) ||
        (example.type === 'instalment-calculator' && !hasInstalments(language.tenant)) ||
        (example.type === 'guarantee-notice' && !hasGuaranteeNotice(language)),
    ).toBe(true);
    expect(shop.missingTexts).toEqual([]);
    // A key instead of a text, or a value that nobody gave.
    expect(drawn.main).not.toMatch(/>[a-z-]+\.[a-zA-Z.]+<|\{\{|undefined|\[object |NaN/);
  });

  test('has a rule for each of its classes, and no style or handler of its own', async () => {
    const { main } = await shop.draw(example, anyLanguage);
    // The preview has every rule of its blocks; other pages leave out what can match nothing on them.
    const { css } = await shop.draw(example, anyLanguage, true);
    // What stands in a template is shown by a script, which brings the rules.
    const shown = main.replaceAll(/<template>.*?<\/template>/gs, '');
    const classes = new Set(
      [...shown.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(' ')),
    );
    const rules = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
    expect([...classes].filter((name) => !rules.has(name))).toEqual([]);
    expect(main).not.toMatch(/<[^>]* (style|on[a-z]+)=/);
  });

  test('keeps the room of each picture before it arrives', async () => {
    const { main } = await shop.draw(example, anyLanguage);
    const pictures = main.match(/<img\b[^>]* src="[^>]*>/g) ?? [];
    expect(pictures.filter((tag) => !/ width="\d+"/.test(tag) || !/ height="\d+"/.test(tag))).toEqual([]);
  });

  test('looks the same in the preview, but for the marks', async () => {
    const live = await shop.draw(example, anyLanguage);
    const preview = await shop.draw(example, anyLanguage, true);
    expect(preview.main.replaceAll(/ data-node="[^"]*"/g, '')).toBe(live.main);
  });

  test('is right by zod as it is by JSON Schema, and means the same', ({ skip }) => {
    const { block } = example;
    // Of an older version only the steps know the shape.
    if ((example.example.v ?? block.v) !== block.v) skip();
    const byZod = block.props.safeParse(example.example.props);
    const bySchema = validatorsOf(block).props(example.example.props, context);
    expect([byZod.success, bySchema.ok]).toEqual([true, true]);
    if (bySchema.findings.some(({ code }) => code === 'url-rejected')) skip();
    expect(textless(bySchema.value)).toEqual(textless(byZod.data));
  });

  test('has data that is right by zod as it is by JSON Schema', () => {
    for (const [name, value] of Object.entries(example.example.data)) {
      const byZod = example.block.data?.[name]?.schema.safeParse(value);
      const bySchema = validatorsOf(example.block).data[name]?.(value, context);
      expect([name, bySchema?.ok]).toEqual([name, byZod?.success]);
    }
  });
});

/** The value without HTML, which only one of the two cleans. */
function textless(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'string' && part.includes('<') ? '<html>' : part,
    ),
  );
}

describe.each(broken)('$type, example $name', (example) => {
  test.each(languages)('has the faults that it tells of, for $tenant in $locale', async (language) => {
    // In the preview, where no fault fails the page.
    const drawn = await shop.draw(example, language, true);
    expect([...new Set(codesOf(example, drawn))].toSorted()).toEqual(
      [...new Set(example.example.expect)].toSorted(),
    );
  });

  test('is wrong by zod when it is by JSON Schema', () => {
    const { props } = example.example;
    const bySchema = validatorsOf(example.block).props(props, context);
    const byZod = example.block.props.safeParse(props);
    const shaped = new Set(['props-invalid', 'field-unknown']);
    expect(byZod.success).toBe(!bySchema.findings.some(({ code }) => shaped.has(code)));
  });
});

describe('the shapes of blocks', () => {
  const ajv = new Ajv({ strict: false });
  const isSecure = ajv.compile(secureSchema);
  const shapes = [...registry.values()].flatMap((block) => [
    [`${block.type} props`, jsonSchemaOf(block.props)] as const,
    ...Object.entries(block.data ?? {}).map(
      ([name, { schema }]) => [`${block.type} ${name}`, jsonSchemaOf(schema)] as const,
    ),
  ]);

  test.each(shapes)(
    '%s can be said in JSON Schema, with a bound on all that a pattern looks at',
    (_name, schema) => {
      isSecure(schema);
      expect(
        (isSecure.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`),
      ).toEqual([]);
    },
  );
});

describe('texts', () => {
  // Languages are those of the shops: a shop in another one makes its texts necessary everywhere.
  const spoken = [...new Set(languages.map(({ locale }) => locale.slice(0, 2)))].toSorted();
  const folders = [
    ...new Set(globSync('{renderer,blocks}/**/messages/*.json', { cwd: root }).map((file) => dirname(file))),
    // The editors' application speaks German and English, whatever the shops do: `studio-texts.test.ts`.
  ].filter((folder) => !folder.startsWith(join('renderer', 'studio')));
  const valuesOf = (text: string): string[] =>
    [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name ?? '').toSorted();
  const withoutForm = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

  test('are there in some language, and the shops speak several', () => {
    expect(folders.length).toBeGreaterThan(30);
    expect(spoken).toEqual(expect.arrayContaining(['de', 'fr', 'nl']));
  });

  test.each(folders)(
    'in %s are there in all languages of the shops, with the same values to put in',
    (folder) => {
      const missing = spoken.filter((language) => !existsSync(join(root, folder, `${language}.json`)));
      expect(
        missing.map(
          (language) =>
            `${folder}/${language}.json is missing: a shop speaks this language. Copy a file beside it and translate its texts; its keys stay.`,
        ),
      ).toEqual([]);
      const read = (language: string): Record<string, string> =>
        JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Record<string, string>;
      const german = read('de');
      for (const language of spoken) {
        const other = read(language);
        const file = `${folder}/${language}.json`;
        // A language may have more forms of number than German.
        const modelOf = (key: string): string | undefined =>
          german[key] ?? german[`${withoutForm(key)}_other`];
        expect(
          Object.keys(german).filter((key) => other[key] === undefined),
          `${file} lacks them`,
        ).toEqual([]);
        expect(
          Object.keys(other).filter((key) => modelOf(key) === undefined),
          `de.json beside ${file} lacks them`,
        ).toEqual([]);
        const unlike = Object.keys(other).filter(
          (key) => valuesOf(modelOf(key) ?? '').join() !== valuesOf(other[key] ?? '').join(),
        );
        // One of something may be said without its number.
        const faults = unlike.filter((key) => !key.endsWith('_one'));
        expect(faults, `${file} puts in other values than de.json`).toEqual([]);
        expect(Object.keys(other).filter((key) => (other[key] ?? '').trim() === '')).toEqual([]);
      }
    },
  );

  test('that code asks for by name are there', () => {
    const files = globSync('{blocks,renderer,server}/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.|\/testing\//.test(file),
    );
    const asked = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      // Papers ask for texts of their own by short names (`paper-words.ts`).
      const group = /^server\/shop\/order\/(papers|fulfilment)\//.test(file) ? 'paper.' : '';
      return [...text.matchAll(/\bt\(\s*'([a-z][\w-]*\.[\w.-]+)'/g)].map(
        ([, key]) => `${file} ${group}${key}`,
      );
    });
    const known = new Set(Object.keys(builtInMessages.de ?? {}).map(withoutForm));
    expect(asked.length).toBeGreaterThan(50);
    const unknown = asked.filter((line) => !known.has(line.split(' ')[1] ?? ''));
    expect(unknown, 'texts that no messages/de.json has').toEqual([]);
  });
});

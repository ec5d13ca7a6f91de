import { expect, test } from 'vitest';
import { anyLanguage, createExampleShop, goodExamples } from './block-example.ts';

// What has to be filled in is told alike by every form: a star that the form explains, and a summary that will name it.

const shop = createExampleShop();

interface Control {
  /** Radio buttons of one name are one control. */
  name: string;
  id: string;
  isRequired: boolean;
  /** What it is called, with its star. */
  label: string;
}

const attribute = (tag: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** What people fill in, by name, the first control of each. */
function controlsOf(form: string, main: string): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const { 0: tag, index } of form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)) {
    const name = attribute(tag, 'name');
    // What cannot be chosen is no choice; the first that can be is where faults lead.
    if (
      name === '' ||
      controls.has(name) ||
      attribute(tag, 'type') === 'hidden' ||
      / disabled[= >]/.test(tag)
    )
      continue;
    const id = attribute(tag, 'id');
    const isOne = attribute(tag, 'type') === 'radio';
    const label = isOne ? groupLabel(form.slice(0, index), main) : labelOf(id, form);
    controls.set(name, { name, id, isRequired: / (data-)?required(=|[ >])/.test(tag), label });
  }
  return controls;
}

function labelOf(id: string, form: string): string {
  const labels = [...form.matchAll(/<label\b([^>]*)>(.*?)<\/label>/gs)];
  const own = labels.find(
    ([, tag = '', held = '']) => attribute(tag, 'for') === id || held.includes(` id="${id}"`),
  );
  return own?.[2] ?? '';
}

/** The legend of the field set, or what names the group of radio buttons, that was opened last. */
function groupLabel(before: string, main: string): string {
  const [opened = ''] =
    before.match(/<fieldset\b.*?<\/legend>|<[^>]* role="radiogroup"[^>]*>/gs)?.slice(-1) ?? [];
  const id = attribute(opened, 'aria-labelledby');
  return id === '' ? opened : (main.split(` id="${id}"`)[1]?.split('</h')[0] ?? '');
}

const forms: { name: string; form: string; main: string }[] = [];
for (const example of goodExamples) {
  const { main } = await shop.draw(example, anyLanguage);
  for (const [form] of main.matchAll(/<form\b.*?<\/form>/gs))
    if (/ required(=|[ >])/.test(form))
      forms.push({ name: `${example.type}, example ${example.name}`, form, main });
}

test('there are forms of every kind', () => {
  const types = new Set(forms.map(({ name }) => name.split(',')[0]));
  expect([...types]).toEqual(
    expect.arrayContaining([
      ...['registration-form', 'login-form', 'account-data', 'basket', 'product-reviews'],
      ...['newsletter-teaser', 'survey-rating', 'bra-size-finder'],
    ]),
  );
});

test.each(forms)('$name: what must be filled in has a star, and nothing else', ({ form, main }) => {
  const controls = [...controlsOf(form, main).values()];
  const starred = controls.filter(({ label }) => label.includes(' *</'));
  expect(starred.map(({ name }) => name)).toEqual(
    controls.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  );
  expect(form).toMatch(/\* (markierte Felder sind )?Pflichtfeld/);
});

test.each(forms)('$name: its summary has a line for all that must be filled in', ({ form, main }) => {
  const summary = main.split(` id="${attribute(form, 'id')}-summary"`)[1]?.split('</ul>')[0] ?? '';
  const required = [...controlsOf(form, main).values()].filter(({ isRequired }) => isRequired);
  expect(required.filter(({ id }) => !summary.includes(` id="${id}-listed"`))).toEqual([]);
});

import { noFacts } from '../../schemas/facts/fill-facts.ts';
import { validatorsOf } from '../../renderer/plan/block-validator.ts';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { cloneJson, isJsonObject } from '../../schemas/json.ts';
import { createShopLinks } from '../../schemas/tenant/shop-links.ts';
import { type NamedExample, unknownPicture } from './block-example.ts';

/** Longer than German has words: nothing in it can be broken. */
const unbrokenWord = `Donaudampf${'schifffahrts'.repeat(2)}gesellschaft`.slice(0, 45);

/** Dates are no words. */
const moment = /^\d{4}-\d\d-\d\d/;

type Path = readonly (string | number)[];

const context = {
  hasPicture: () => true,
  facts: noFacts,
  links: {
    ...createShopLinks(testTenant, 'de-AT'),
    // Names of routes are no words of the page.
    hasRoute: (name: string) => /^[a-z-]+$/.test(name),
  },
};

/** The example without each of its fields that may be absent, one at a time, and once with pictures that nobody knows. */
export function withoutEachField(example: NamedExample): NamedExample[] {
  const without = leavesOf(content(example), 'fields').flatMap((path) => {
    if (path[0] === 'data' && path.length === 2) return withoutData(example, String(path[1]));
    const changed = changedAt(example, path, () => undefined);
    return isRight(changed) ? [{ ...changed, name: `${example.name} without ${path.join('.')}` }] : [];
  });
  const pictures = leavesOf(content(example), 'texts').filter((path) =>
    ['src', 'picture'].includes(String(path.at(-1))),
  );
  const unknown = pictures.reduce((last, path) => changedAt(last, path, () => unknownPicture), example);
  return [
    ...without,
    ...(pictures.length > 0 ? [{ ...unknown, name: `${example.name} with unknown pictures` }] : []),
  ];
}

/** The example whose data could not be had, where its block does without; else its failure policy decides. */
function withoutData(named: NamedExample, name: string): NamedExample[] {
  if (named.block.data?.[name]?.required !== false) return [];
  const data = { ...named.example.data, [name]: undefined };
  return [{ ...named, name: `${named.name} without data ${name}`, example: { ...named.example, data } }];
}

/** The example with one unbroken word in every text that takes it, as long as it takes. */
export function withLongWords(example: NamedExample): NamedExample {
  const full = leavesOf(content(example), 'texts').reduce((last, path) => {
    for (const length of [45, 40, 30, 24, 20, 16, 12]) {
      const word = unbrokenWord.slice(0, length);
      const changed = changedAt(last, path, (text) =>
        text.includes('<') ? text.replaceAll(/>[^<]+</g, `>${word}<`) : word,
      );
      if (isRight(changed)) return changed;
    }
    return last;
  }, example);
  return { ...full, name: `${example.name} with long words` };
}

interface Content {
  props: unknown;
  data: Record<string, unknown>;
}

function content({ example: { props, data } }: NamedExample): Content {
  return { props, data };
}

function isRight({ block, example: { props, data } }: NamedExample): boolean {
  const validators = validatorsOf(block);
  const checks = [
    validators.props(props, context),
    ...Object.entries(data).flatMap(([name, value]) => validators.data[name]?.(value, context) ?? []),
  ];
  return checks.every(({ ok, findings }) => ok && findings.every(({ code }) => code === 'html-cleaned'));
}

/** Where the fields of objects are, or the texts; of the entries of a list only those of the first are different. */
function leavesOf(value: unknown, kind: 'fields' | 'texts', path: Path = []): Path[] {
  if (Array.isArray(value)) {
    const items = kind === 'fields' ? value.slice(0, 1) : value;
    return items.flatMap((item, index) => leavesOf(item, kind, [...path, index]));
  }
  if (isJsonObject(value)) {
    return Object.entries(value).flatMap(([name, inner]) => [
      ...(kind === 'fields' && path.length > 0 ? [[...path, name]] : []),
      ...leavesOf(inner, kind, [...path, name]),
    ]);
  }
  return kind === 'texts' && typeof value === 'string' && !moment.test(value) ? [path] : [];
}

/** A copy in which what stands at a place is another value; undefined: nothing stands there. */
function changedAt(
  named: NamedExample,
  path: Path,
  change: (text: string) => string | undefined,
): NamedExample {
  const { props, data } = cloneJson(content(named));
  let parent: unknown = { props, data };
  for (const step of path.slice(0, -1)) parent = (parent as Record<string | number, unknown>)[step];
  const place = parent as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  const changed = change(String(place[last]));
  if (changed === undefined) delete place[last];
  else place[last] = changed;
  return { ...named, example: { ...named.example, props, data } };
}

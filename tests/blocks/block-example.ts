import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Block } from '../../blocks/kit/define/define-block.ts';
import { type BlockExample, examplesNow, groupOf, readExamples } from '../../renderer/block-examples.ts';
import { registry } from '../../renderer/block-modules.ts';
import { createLoaders, type Loader } from '../../renderer/contract/loader.ts';
import type { PageFacts } from '../../renderer/contract/rendered-page.ts';
import { readPageDocument } from '../../renderer/contract/page-document.ts';
import { createPageRenderer, type PageRenderer } from '../../renderer/page.ts';
import { isJsonObject } from '../../schemas/json.ts';
import { mergedMessages } from '../../renderer/merged-messages.ts';
import { readTenants, type Tenant } from '../../tenants/read-tenants.ts';

const root = join(import.meta.dirname, '../..');

type Example = BlockExample;

export interface NamedExample {
  block: Block;
  type: string;
  name: string;
  example: Example;
}

/** Folder of a block. */
export function folderOf(type: string): string {
  const group = groupOf(type);
  if (group === undefined) throw new Error(`No folder of blocks holds "${type}" with an examples.json`);
  return join(root, 'blocks', group, type);
}

/** Every example of every block. */
export const examples: readonly NamedExample[] = [...registry.values()].flatMap((block) => {
  const file = join(folderOf(block.type), 'examples.json');
  const named = readExamples(JSON.parse(readFileSync(file, 'utf8')), file);
  return Object.entries(named).map(([name, example]) => ({ block, type: block.type, name, example }));
});

/** Those of which no fault is expected. */
export const goodExamples = examples.filter(({ example }) => example.expect === undefined);

/** The good ones that are written for today's version of their block. */
export const currentExamples = goodExamples.filter(
  ({ block, example }) => (example.v ?? block.v) === block.v,
);

export const tenants: readonly Tenant[] = readTenants(join(root, 'tenants'));

/** Every locale of every tenant. */
export const languages = tenants.flatMap(({ config }) =>
  config.locales.map(({ locale }) => ({ tenant: config.slug, locale })),
);

/** Where it makes no difference in which. */
export const anyLanguage = languages[0] ?? { tenant: 'at', locale: 'de-AT' };

export interface DrawnExample {
  /** What stands in `<main>`. */
  main: string;
  css: string;
  facts: PageFacts;
}

export interface ExampleShop {
  /** Keys of texts that no language has. */
  missingTexts: string[];
  /** Draws an example alone on a page; throws when the page fails. */
  draw(
    example: NamedExample,
    language: { tenant: string; locale: string },
    preview?: boolean,
  ): Promise<DrawnExample>;
  /** A page of examples, one below the other, with the ids `example-0`, `example-1` …; throws when the page fails. */
  drawPage(examples: readonly NamedExample[], language: { tenant: string; locale: string }): Promise<string>;
}

/** A name that no picture has. */
export const unknownPicture = 'no-such-picture';

/** The real renderer with all tenants and texts. Every picture exists, every route is built, and data comes from the example. */
export function createExampleShop(): ExampleShop {
  const missingTexts: string[] = [];
  const data = new Map<string, unknown>();
  const loader = (name: string): Loader => ({
    name,
    args: z.record(z.string(), z.unknown()),
    dimensions: [],
    load: (args) => {
      const value = isJsonObject(args) ? data.get(`${String(args.node)} ${String(args.name)}`) : undefined;
      return Promise.resolve(
        value === undefined
          ? { ok: false, reason: 'the example has none' }
          : { ok: true, value, revision: '1', tags: [] },
      );
    },
  });
  const renderer: PageRenderer = createPageRenderer({
    registry,
    tenants: tenants.map(({ config, theme, messages }) => ({
      config,
      theme,
      messages: mergedMessages(messages),
      origin: 'https://www.example.at',
    })),
    loaders: createLoaders(['example', 'bucket', 'slice', 'navigation'].map(loader)),
    findPicture: (id) =>
      id === unknownPicture ? undefined : { width: 1200, height: 1600, revision: '1', ground: '#cccccc' },
    pictureAddress: (id, width) => `/bilder/${id}/${width}-1`,
    assets: () => ({ entry: '/e.js', hydrate: '/h.js', islands: {}, actions: {}, font: '/f.woff2' }),
    fontFaces: '',
    isBuilt: (config, route) => Object.hasOwn(config.routes, route),
    nodeCacheBytes: 0,
    loadLimitMs: 1000,
    flowAfterMs: 1000,
    onMissingText: (_locale, key) => missingTexts.push(key),
    onNodeCache() {},
  });

  /** The node that shows an example, whose data is kept for the loader. */
  function nodeOf({ block, example }: NamedExample, id: string, slotPrefix: string): object {
    const names = Object.keys(example.data);
    for (const name of names) data.set(`${id} ${name}`, example.data[name]);
    return {
      id,
      type: block.type,
      v: example.v ?? block.v,
      props: example.props,
      data: Object.fromEntries(names.map((name) => [name, { load: 'example', args: { node: id, name } }])),
      slots: numbered(example.slots, slotPrefix),
    };
  }

  async function drawNodes(
    main: readonly object[],
    { tenant, locale }: { tenant: string; locale: string },
    preview: boolean,
  ): Promise<{ html: string; facts: PageFacts }> {
    const page = {
      id: 'p',
      tenant,
      locale,
      path: '/lp/beispiel',
      revision: '1',
      status: 'published',
      title: 'Beispiel',
    };
    const result = readPageDocument({ format: 'webapp_json', formatVersion: 1, page, regions: { main } });
    if (!result.ok) throw new Error(JSON.stringify(result.issues));
    const drawn = await renderer.renderPage({
      tenant,
      page: result.document,
      frame: undefined,
      locale,
      now: examplesNow,
      device: 'web',
      visitor: 'anonymous',
      variants: {},
      path: '/lp/beispiel',
      parameters: {},
      query: {},
      alternates: [],
      tags: [],
      preview,
      isBare: true,
      wantsNewest: false,
    });
    if (drawn.kind !== 'complete')
      throw new Error(drawn.kind === 'failed' ? JSON.stringify(drawn.issues) : 'The page flows');
    return { html: drawn.html.toString(), facts: drawn.facts };
  }

  return {
    missingTexts,
    async draw(example, language, preview = false) {
      const { html, facts } = await drawNodes([nodeOf(example, 'example', '')], language, preview);
      return {
        main: /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '',
        css: /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '',
        facts,
      };
    },
    async drawPage(several, language) {
      const nodes = several.map((example, index) => nodeOf(example, `example-${index}`, `${index}-`));
      return (await drawNodes(nodes, language, false)).html;
    },
  };
}

/** Slots whose nodes have ids; examples need not name them. */
function numbered(slots: Example['slots'], prefix: string): Example['slots'] {
  const named = Object.entries(slots).map(([slot, nodes]) => {
    return [
      slot,
      nodes.map((node, index) =>
        isJsonObject(node) ? { ...node, id: `${prefix}${String(node.id ?? `${slot}-${index}`)}` } : node,
      ),
    ] as const;
  });
  return Object.fromEntries(named);
}

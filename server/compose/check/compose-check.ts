import type { Logger } from 'pino';
import { registry } from '../../../renderer/block-modules.ts';
import { createLoaders } from '../../../renderer/contract/loader.ts';
import type { RendererWeights } from '../../../renderer/contract/renderer-options.ts';
import { createPageRenderer } from '../../../renderer/page.ts';
import type { Issue } from '../../../schemas/issue.ts';
import type { Tenant } from '../../../tenants/read-tenants.ts';
import type { ContentCheckParts } from '../../check/check-parts.ts';
import { documentName } from '../../check/document-name.ts';
import { createExampleLoaders } from '../../check/example-loaders.ts';
import { recordSource } from '../../check/recorded-source.ts';
import { knownLoaders } from '../../check/known-loaders.ts';
import { createContentLoaders } from '../../content/content-loaders.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { createNearestDataSet } from '../../check/nearest-data-set.ts';
import { createDocumentCache } from '../../content/document-cache.ts';
import { isBuiltRoute } from '../../pages/built-routes.ts';
import { createPageDocuments } from '../../pages/page-documents.ts';
import { createPageService, type PageService } from '../../pages/page-service.ts';
import type { BuildAssets } from '../../pages/build-assets.ts';
import type { DrawnPictures } from '../../pictures/drawn-pictures.ts';
import { likelyBytes } from '../../pictures/picture-weights.ts';
import { mergedMessages } from '../../../renderer/merged-messages.ts';

interface CheckOptions {
  tenants: readonly Tenant[];
  source: ContentSource;
  pictures: Pick<DrawnPictures, 'find'> & Partial<Pick<DrawnPictures, 'ids'>>;
  /** Absent: it cannot be asked. */
  catalogue?: ContentCheckParts['catalogue'];
  /** The browser's files; absent: they are not there, and weigh nothing. */
  build?: Pick<BuildAssets, 'page' | 'scriptBytes'> | undefined;
  /** Bytes of a picture in a width; absent: about what can be expected of its size. */
  pictureBytes?: RendererWeights['picture'];
  log: Logger;
  /** Milliseconds since 1970. */
  now: number;
}

/** Milliseconds that a check waits for what one node loads: it is in no hurry. */
const patience = 60_000;

/** Bytes that drawn nodes may hold: header and footer are those of all pages. */
const keptBytes = 16_000_000;

/** Puts together what a check of the content draws with: the shop's own pipeline, but for data that is no matter of content. */
export function composeCheck({ source, log, ...options }: CheckOptions): ContentCheckParts {
  const recorded = recordSource(source);
  const configs = options.tenants.map(({ config }) => config);
  const documents = createDocumentCache({
    ...{ source: recorded.source, clock: () => performance.now(), random: () => 0.5, log },
    ...{ maxBytes: 1_000_000_000, metrics: { count() {} } },
  });
  const loaders = createExampleLoaders(
    knownLoaders(configs),
    createLoaders(createContentLoaders(documents, configs, createNearestDataSet(recorded.source))),
    registry,
  );
  const likely = (id: string, width: number): number => {
    const facts = options.pictures.find(id);
    return facts ? likelyBytes(facts, width) : 0;
  };
  const drawn = new Map<string, Issue[]>();
  const serviceFor = (ignoresConditions: boolean): PageService =>
    createPageService({
      tenants: new Map(configs.map((config) => [config.slug, config])),
      originOf: (slug) => `https://${slug}.invalid`,
      documents,
      renderer: createPageRenderer({
        registry,
        tenants: options.tenants.map(({ config, theme, messages }) => ({
          ...{ config, theme, messages: mergedMessages(messages), origin: `https://${config.slug}.invalid` },
        })),
        loaders,
        findPicture: (id) => options.pictures.find(id),
        pictureIds: () => options.pictures.ids?.() ?? [],
        pictureAddress: (id, width) => `/bilder/${id}/${width}`,
        weights: {
          script: (address) => options.build?.scriptBytes?.(address) ?? 0,
          picture: options.pictureBytes ?? likely,
        },
        assets: () =>
          options.build?.page ?? { entry: '/', hydrate: '/', islands: {}, actions: {}, font: '/' },
        fontFaces: '',
        isBuilt: isBuiltRoute,
        // The two plan the same documents differently, and plans are kept with their documents.
        nodeCacheBytes: ignoresConditions ? 0 : keptBytes,
        loadLimitMs: patience,
        flowAfterMs: patience,
        ignoresConditions,
        // Of a page of which every node is drawn nobody sees the whole.
        surveysPages: !ignoresConditions,
        onMissingText() {},
        onNodeCache() {},
      }),
      subjects: new Map(),
      onIssues(document, _key, issues) {
        const name = documentName(document);
        const found = drawn.get(name) ?? [];
        found.push(...issues);
        drawn.set(name, found);
      },
      onDraw() {},
    });
  return {
    tenants: configs,
    source: recorded.source,
    reads: recorded.reads,
    documents,
    pages: createPageDocuments(documents, (slug) => configs.find((config) => config.slug === slug)),
    registry,
    live: serviceFor(false),
    whole: serviceFor(true),
    drawn,
    catalogue: options.catalogue,
    now: options.now,
  };
}

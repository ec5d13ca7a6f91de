import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { createIllustrations } from '../../../content-fixtures/illustration/illustrations.ts';
import { readPictureRecipes } from '../../upkeep/read-picture-recipes.ts';
import type { Settings } from '../../config.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { createFilesContentSource } from '../../content/files-content-source.ts';
import { createHttpContentSource } from '../../content/http-content-source.ts';
import { type CdnPurge, createHttpCdnPurge, noCdn } from '../../operations/cdn-purge.ts';
import type { Metrics } from '../../operations/metrics.ts';
import { createDrawnPictures, type DrawnPictures } from '../../pictures/drawn-pictures.ts';
import { createWorkerDrawing } from '../../pictures/worker-drawing.ts';
import { programFile } from '../../concurrency/program-file.ts';

/** Content from the folder that comes with the project. */
export function chooseContentFiles(settings: Settings, root: string, log: Logger): ContentSource {
  return createFilesContentSource({ folder: resolve(root, settings.CONTENT_DIR), log });
}

/** Content from the CMS and the buckets when they are configured, else from the folder that comes with the project. */
export function chooseContentSource(settings: Settings, root: string, log: Logger): ContentSource {
  if (settings.CMS_URL === undefined || settings.BUCKET_URL === undefined)
    return chooseContentFiles(settings, root, log);
  return createHttpContentSource({
    cmsUrl: settings.CMS_URL,
    bucketUrl: settings.BUCKET_URL,
    previewToken: settings.CMS_PREVIEW_TOKEN,
    log,
    timeoutMs: settings.CONTENT_TIMEOUT_MS,
  });
}

/** Pictures drawn in a thread of their own from the recipes that come with the project, kept in the data folder. */
export function choosePictures(settings: Settings, root: string, log: Logger): DrawnPictures {
  const cacheDir = settings.PICTURE_DIR ?? join(settings.DATA_DIR, 'pictures');
  return createDrawnPictures({
    library: createIllustrations(readPictureRecipes(root, resolve(root, settings.CONTENT_DIR, 'pictures'))),
    cacheDir: resolve(root, cacheDir),
    // One core is left to pages; with two cores, two at a time take just as long (measured).
    concurrency: Math.max(1, Math.min(2, availableParallelism() - 1)),
    drawing: createWorkerDrawing({
      file: programFile(root, 'server/compose/drivers/picture-worker.ts'),
      log,
    }),
    log,
  });
}

/** The CDN that the settings name; without one there is nothing to purge. */
export function chooseCdn(settings: Settings, log: Logger, purges: Metrics['purges']): CdnPurge {
  if (settings.CDN_PURGE_URL === undefined) return noCdn;
  return createHttpCdnPurge({
    url: settings.CDN_PURGE_URL,
    token: settings.CDN_PURGE_TOKEN ?? '',
    log,
    count: (result) => purges.inc({ result }),
  });
}

import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from './config.ts';
import type { ContentSource } from './content/content-source.ts';
import { createFilesContentSource } from './content/files-content-source.ts';
import { createHttpContentSource } from './content/http-content-source.ts';

/** Content from the CMS and the buckets when they are configured, else from the folder that comes with the project. */
export function chooseContentSource(settings: Settings, root: string, log: Logger): ContentSource {
  if (settings.CMS_URL === undefined || settings.BUCKET_URL === undefined) {
    return createFilesContentSource({ folder: resolve(root, settings.CONTENT_DIR), log });
  }
  return createHttpContentSource({
    cmsUrl: settings.CMS_URL,
    bucketUrl: settings.BUCKET_URL,
    previewToken: settings.CMS_PREVIEW_TOKEN,
    log,
    timeoutMs: settings.CONTENT_TIMEOUT_MS,
  });
}


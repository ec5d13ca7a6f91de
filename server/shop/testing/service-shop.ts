import express from 'express';
import pino from 'pino';
import request, { type Response } from 'supertest';
import { builtInMessages } from '../../../renderer/block-modules.ts';
import { createFakeContent, type FakeContent } from '../../../tests/server/fake-content.ts';
import { readTenants } from '../../../tenants/read-tenants.ts';
import { composeService } from '../../compose/compose-service.ts';
import { createDocumentCache, type DocumentCache } from '../../content/document-cache.ts';
import { createTestErrors } from '../../http/testing/errors.ts';

export interface TestServiceShop {
  content: FakeContent;
  documents: DocumentCache;
  /** Milliseconds since 1970; to be set. */
  now: number;
  lines: string[];
  get(path: string, tenant?: string, method?: 'get' | 'head' | 'post'): Promise<Response>;
}

const configs = readTenants('tenants').map(({ config }) => config);

/** A shop of both tenants with vouchers and texts of service alone, and content of the test's own. */
export function openTestServiceShop(): TestServiceShop {
  const content = createFakeContent();
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const shop = { now: Date.parse('2026-12-01T12:00:00+01:00') };
  const documents = createDocumentCache({
    ...{ source: content, clock: () => shop.now, random: () => 0.5, maxBytes: 1_000_000, log },
    metrics: { count: () => {} },
  });
  const text = (_tenant: string, locale: string, key: string, values: Record<string, string> = {}): string =>
    (builtInMessages[locale.slice(0, 2)]?.[key] ?? key).replaceAll(
      /\{\{(\w+)\}\}/g,
      (_all, name: string) => values[name] ?? '',
    );
  const part = composeService({
    base: { log, now: () => shop.now },
    content: { documents },
    pages: { text },
  } as unknown as Parameters<typeof composeService>[0]);
  const app = express()
    .use((asked, response, next) => {
      response.locals.tenant = configs.find(({ slug }) => slug === asked.headers.tenant);
      next();
    })
    .use(...(part.routes ?? []))
    .use(createTestErrors());
  return Object.assign(shop, {
    content,
    documents,
    lines,
    get: async (path: string, tenant = 'at', method: 'get' | 'head' | 'post' = 'get') =>
      request(app)[method](path).set('Tenant', tenant),
  });
}

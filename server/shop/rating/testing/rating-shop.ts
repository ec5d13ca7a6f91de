import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import { localePrefix } from '../../../../schemas/locale-path.ts';
import { routeTable } from '../../../../schemas/tenant/route-table.ts';
import { readTenants } from '../../../../tenants/read-tenants.ts';
import { collectingLog } from '../../../../tests/services/collecting-log.ts';
import { createTestErrors } from '../../../http/testing/errors.ts';
import type { KeyValue } from '../../../storage/key-value/key-value.ts';
import { createMemoryKeyValue } from '../../../storage/key-value/memory-key-value.ts';
import { createMemoryRatingStore } from './memory-rating-store.ts';
import type { RatingParts } from '../rating-parts.ts';
import { createRatingRoutes } from '../rating-routes.ts';
import { testReviewedDress } from './reviewed-product.ts';

export const testTenants = readTenants('tenants').map(({ config }) => config);
export const testTime = Date.parse('2026-11-28T10:00:00Z');

const survey = {
  ...{ id: 'storefront', question: 'Wie gefällt Dir unsere Startseite?', low: 'gar nicht', high: 'sehr gut' },
  ...{ max: 5, comment: 'Was fehlt?', submit: 'Senden', thanks: 'Danke, das hilft uns weiter.' },
};

/** The texts of the shop in the language of a locale. */
function texts(locale: string): Record<string, string> {
  const file = join(import.meta.dirname, '../../../../renderer/messages', `${locale.slice(0, 2)}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

export interface TestRatingShop {
  app: express.Express;
  store: RatingParts['store'];
  changed: string[];
}

interface TestRatingOptions extends Partial<RatingParts> {
  hasButton?: boolean;
}

/** A shop with reviews alone; the header `Tenant` says which one. */
export function testRatingShop({ hasButton = true, ...given }: TestRatingOptions = {}): TestRatingShop {
  const changed: string[] = [];
  const log = collectingLog();
  const keyValue: KeyValue = createMemoryKeyValue({ maxBytes: 1_000_000, clock: () => testTime, log });
  const dress = testReviewedDress();
  const parts: RatingParts = {
    store: createMemoryRatingStore(),
    products: {
      product: async (_tenant, sku) => (sku === '4711' || sku.startsWith('4711.') ? dress : null),
    },
    hasBought: () => Promise.resolve(false),
    productPath: (tenant, locale, { sku }) => {
      const prefix = localePrefix(tenant, locale);
      return `${prefix}${routeTable(tenant, locale).path('product', { slug: 'wickelkleid', sku })}`;
    },
    customerOf: () => Promise.resolve(undefined),
    text: (_tenant, locale, key, values = {}) =>
      (texts(locale)[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? ''),
    survey: async (_tenant, _locale, id) => (id === 'storefront' ? survey : undefined),
    counters: keyValue,
    secret: 'a secret of thirty-two characters',
    now: () => testTime,
    isHttps: false,
    onChanged: (tenant, sku) => void changed.push(`${tenant} ${sku}`),
    ...given,
  };
  const app = express();
  app.set('trust proxy', true);
  app.use((request, response, next) => {
    const tenant = testTenants.find(({ slug }) => slug === (request.get('tenant') ?? 'at'));
    response.locals.tenant = tenant && {
      ...tenant,
      features: { ...tenant.features, 'rating-button': hasButton },
    };
    next();
  });
  app.use('/api/inform/rating', createRatingRoutes(parts));
  app.use(createTestErrors());
  return { app, store: parts.store, changed };
}

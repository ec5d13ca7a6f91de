import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { readTenants, type Tenant } from '../../tenants/read-tenants.ts';
import { checkTenantSettings, type Settings } from '../config.ts';
import { createSteadyCounters, type SteadyCounters } from '../concurrency/steady-counters.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { ContentStore } from '../content/store/content-store.ts';
import { type BuildAssets, builtAssets } from '../pages/build-assets.ts';
import { createPageCache, type PageCache } from '../pages/page-cache.ts';
import { createOriginOf } from '../pages/page-urls.ts';
import { createIsOwnHost, createTenantOfHost } from '../http/tenant-of-host.ts';
import { createMetrics, type Metrics } from '../operations/metrics.ts';
import { createReadiness, type Readiness } from '../operations/readiness.ts';
import type { Carrier } from '../outbound/carrier/carrier.ts';
import type { PaymentProvider } from '../outbound/payment/payment-provider.ts';
import type { Database } from '../storage/database/database.ts';
import type { KeyValue } from '../storage/key-value/key-value.ts';
import { createMemoryKeyValue } from '../storage/key-value/memory-key-value.ts';

export interface ShopOptions {
  settings: Settings;
  /** Folder of the project: tenants, content, build. */
  root: string;
  log: Logger;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Monotonic milliseconds. */
  clock?: () => number;
  source?: ContentSource;
  /** Where documents are read while they are edited. Default: the store of content, where the shop has one. */
  drafts?: Pick<ContentStore, 'open' | 'changesSince' | 'findAt'>;
  /** Where the catalogue is; its caller closes it. Without one, the shop has pages of content alone. */
  database?: Database;
  /** Its caller closes it. Default: this process's memory. */
  keyValue?: KeyValue;
  /** Who carries out payments; its caller closes it. Default: nobody, and what needs one is not offered. */
  provider?: PaymentProvider | null;
  /** Who brings parcels; its caller closes it. Default: nobody who can be asked. */
  carrier?: Carrier | null;
  /** Development: assets come from the dev server instead of the build. */
  assets?: { build: BuildAssets; route: RequestHandler };
  /** Milliseconds after which a page is sent node by node. */
  flowAfterMs?: number;
  loadLimitMs?: number;
  /** Development: where a node cannot be drawn, its page says why. */
  showsFaults?: boolean;
  /** Why the shop must not get visitors yet, beside what its parts wait for; undefined: it may. */
  notReadyBecause?: () => string | undefined;
}

/** What every other part of a shop is put together with. */
export interface ShopBase extends Required<
  Pick<ShopOptions, 'settings' | 'root' | 'log' | 'now' | 'clock' | 'assets'>
> {
  database: Database | undefined;
  provider: PaymentProvider | null;
  carrier: Carrier | null;
  keyValue: KeyValue;
  /** Counts what is limited, for all parts. */
  counters: SteadyCounters;
  /** What must be there before visitors come; parts of the shop add theirs. */
  readiness: Readiness;
  tenants: readonly Tenant[];
  tenantNamed: (slug: string) => Tenant;
  tenantOfHost: (host: string | undefined) => TenantConfig | undefined;
  isOwnHost: (host: string) => boolean;
  originOf: (tenant: string) => string;
  isProduction: boolean;
  isHttps: boolean;
  /** The pages in memory; here because the metrics tell their size. */
  pages: PageCache;
  metrics: Metrics;
}

/** For counters of this process alone, beside those that all processes share. */
const counterBytes = 5_000_000;

/** Reads the tenants, for a shop that can be reached at `port`. Throws for settings that fit no tenant. */
export function composeBase(options: ShopOptions, port: () => number): ShopBase {
  const { settings, root, log, now = Date.now, clock = () => performance.now() } = options;
  const tenants = withGateway(readTenants(join(root, 'tenants')), settings.GATEWAY_PATH);
  const bySlug = new Map(tenants.map((tenant) => [tenant.config.slug, tenant]));
  const configs = tenants.map((tenant) => tenant.config);
  checkTenantSettings(settings, [...bySlug.keys()]);
  const isProduction = settings.NODE_ENV === 'production';
  const originOf = createOriginOf(settings, configs, port);
  const pages = createPageCache(settings.PAGE_CACHE_MB * 1_000_000);
  const keyValue =
    options.keyValue ?? createMemoryKeyValue({ maxBytes: settings.KEY_VALUE_MB * 1_000_000, clock, log });
  const readiness = createReadiness();
  const hostRules = { tenants: configs, hosts: settings.TENANT_HOSTS, isStrict: isProduction };
  if (options.notReadyBecause) readiness.add(options.notReadyBecause);

  return {
    settings,
    root,
    log,
    now,
    clock,
    assets: options.assets ?? builtAssets(root),
    database: options.database,
    provider: options.provider ?? null,
    carrier: options.carrier ?? null,
    keyValue,
    counters: createSteadyCounters(keyValue, createMemoryKeyValue({ maxBytes: counterBytes, clock, log })),
    readiness,
    tenants,
    tenantNamed(slug) {
      const tenant = bySlug.get(slug);
      if (!tenant) throw new Error(`There is no tenant "${slug}"`);
      return tenant;
    },
    tenantOfHost: createTenantOfHost({ ...hostRules, defaultTenant: settings.DEFAULT_TENANT }),
    isOwnHost: createIsOwnHost(hostRules),
    originOf,
    isProduction,
    isHttps: originOf(settings.DEFAULT_TENANT).startsWith('https:'),
    pages,
    metrics: createMetrics(
      () => pages.stats(),
      () => options.database?.outages() ?? new Map(),
    ),
  };
}

/** The settings' path of the gateway wins over that of each shop. (Requirement 2.083) */
function withGateway(tenants: readonly Tenant[], gatewayPath: string | undefined): readonly Tenant[] {
  if (gatewayPath === undefined) return tenants;
  return tenants.map((tenant) => ({ ...tenant, config: { ...tenant.config, gatewayPath } }));
}

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createTally, type Tally } from './tally.ts';

/** Everything that `/metrics` shows, in the Prometheus format. */
export interface Metrics {
  registry: Registry;
  requests: Tally<'tenant' | 'status' | 'cache'>;
  /** Seconds from a request's arrival to the end of its answer, for what was not answered from memory. */
  requestSeconds: Histogram<'route'>;
  /** Seconds to draw a page, loading included. */
  renderSeconds: Histogram<'kind'>;
  nodeCache: Tally<'result'>;
  contentIssues: Counter<'code' | 'block'>;
  contentReads: Tally<'kind' | 'result'>;
  contentRejected: Counter<'kind' | 'component'>;
  contentFailures: Counter<'kind' | 'reason'>;
  policyViolations: Counter<'directive'>;
  purges: Counter<'result'>;
  mails: Counter<'result' | 'purpose'>;
  webhooks: Counter<'result' | 'event'>;
  carrierTasks: Counter<'result' | 'kind'>;
  attention: Gauge<'kind'>;
}

const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(
  pageCacheStats: () => { entries: number; bytes: number },
  /** Calls that the database did not serve, by reason. */
  databaseOutages: () => ReadonlyMap<string, number>,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Bytes of the pages in memory',
    registers,
    collect() {
      this.set(pageCacheStats().bytes);
    },
  });
  new Counter({
    name: 'database_outages_total',
    help: 'Calls that the database did not serve',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset();
      for (const [reason, count] of databaseOutages()) this.inc({ reason }, count);
    },
  });
  return {
    registry,
    requests: createTally({
      name: 'http_requests_total',
      help: 'Answers by tenant, status and page cache',
      labelNames: ['tenant', 'status', 'cache'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Seconds per answer that was not in the page cache',
      labelNames: ['route'],
      buckets,
      registers,
    }),
    renderSeconds: new Histogram({
      name: 'page_render_seconds',
      help: 'Seconds to fetch and draw a page',
      labelNames: ['kind'],
      buckets,
      registers,
    }),
    nodeCache: createTally({
      name: 'node_cache_total',
      help: 'Look-ups of drawn nodes',
      labelNames: ['result'],
      registers,
    }),
    contentIssues: new Counter({
      name: 'content_issues_total',
      help: 'What content got wrong, once per revision',
      labelNames: ['code', 'block'],
      registers,
    }),
    contentReads: createTally({
      name: 'content_reads_total',
      help: 'Reads of the document cache',
      labelNames: ['kind', 'result'],
      registers,
    }),
    contentRejected: new Counter({
      name: 'cms_rejected_total',
      help: 'Documents that were delivered but cannot be used',
      labelNames: ['kind', 'component'],
      registers,
    }),
    contentFailures: new Counter({
      name: 'cms_fetch_failures_total',
      help: 'Calls to CMS and buckets that brought nothing',
      labelNames: ['kind', 'reason'],
      registers,
    }),
    policyViolations: new Counter({
      name: 'csp_reports_total',
      help: 'Violations of the security policy that browsers reported',
      labelNames: ['directive'],
      registers,
    }),
    purges: new Counter({
      name: 'cdn_purges_total',
      help: 'Calls to the CDN',
      labelNames: ['result'],
      registers,
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Tries to send a mail',
      labelNames: ['result', 'purpose'],
      registers,
    }),
    attention: new Gauge({
      name: 'orders_needing_attention',
      help: 'What people have to look after, as each process saw it last',
      labelNames: ['kind'],
      registers,
    }),
    carrierTasks: new Counter({
      name: 'carrier_tasks_total',
      help: 'Tries to have a carrier make a label or fetch a return',
      labelNames: ['result', 'kind'],
      registers,
    }),
    webhooks: new Counter({
      name: 'order_webhooks_total',
      help: 'Tries to tell a merchant’s system of an order',
      labelNames: ['result', 'event'],
      registers,
    }),
  };
}

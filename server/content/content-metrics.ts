/** Counters of content, by the names under which they are published. */
export interface ContentMetrics {
  /** Documents that were delivered but cannot be used. */
  count(name: 'cms_rejected_total', labels: { kind: string; component: string }): void;
  /** Calls that brought neither a document nor the answer that there is none. */
  count(name: 'cms_fetch_failures_total', labels: { kind: string; reason: string }): void;
  /** Reads of the document cache. */
  count(
    name: 'content_reads_total',
    labels: { kind: string; result: 'fresh' | 'stale' | 'fetched' | 'absent' | 'failed' },
  ): void;
}

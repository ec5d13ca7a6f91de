import type { ContentMetrics } from '../../server/content/content-metrics.ts';

/** Counters that can be read: `counts()` by name and labels. */
export function countMetrics(): { metrics: ContentMetrics; counts: () => Record<string, number> } {
  const counted: Record<string, number> = {};
  const count = (name: string, labels: Record<string, string>): void => {
    const key = `${name} ${Object.values(labels).join(' ')}`;
    counted[key] = (counted[key] ?? 0) + 1;
  };
  return { metrics: { count }, counts: () => counted };
}

import type { PageView } from '../../kit/define/page-view.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file's size as people say it, by thousands and with at most three figures: `840 kB`, `1,2 MB`. */
export function fileSize(bytes: number, page: Pick<PageView, 'number'>): string {
  let value = bytes;
  let step = 0;
  // 999,6 kB would be written as 1000 kB.
  while (value >= 999.5 && step < units.length - 1) {
    value /= 1000;
    step += 1;
  }
  return page.number(value, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
}

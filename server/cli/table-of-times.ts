/** How long a file of tests took. */
export interface FileTime {
  project: string;
  file: string;
  /** Until its last test had ended. */
  seconds: number;
  /** Until its first test began: what it imports was read. */
  loadingSeconds: number;
}

const slowest = 20;

/** The slowest files, then a line for each project, then the time that all of it took together, as lines. */
export function tableOfTimes(files: readonly FileTime[], wallSeconds: number): string {
  const rows = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowest);
  return [
    'Seconds  loading  file',
    ...rows.map(({ file, ...times }) => `${columns(times)}  ${file}`),
    ...[...Map.groupBy(files, ({ project }) => project)].map(([project, own]) => {
      const sums = { seconds: sum(own, 'seconds'), loadingSeconds: sum(own, 'loadingSeconds') };
      return `${columns(sums)}  ${project}: ${own.length} files, side by side`;
    }),
    `${wallSeconds.toFixed(1).padStart(7)}           by the clock`,
  ].join('\n');
}

function columns({ seconds, loadingSeconds }: Pick<FileTime, 'seconds' | 'loadingSeconds'>): string {
  return `${seconds.toFixed(1).padStart(7)}  ${loadingSeconds.toFixed(1).padStart(7)}`;
}

function sum(files: readonly FileTime[], field: 'seconds' | 'loadingSeconds'): number {
  return files.reduce((total, file) => total + file[field], 0);
}

/** Where progress is shown: a terminal, or a file that keeps every line. */
export interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): unknown;
}

export interface ProgressLine {
  show(progress: { what: string; done: number; total: number }): void;
  /** Takes the moving line away, so that others can write. */
  clear(): void;
}

/** Milliseconds between two lines of the same thing, where they stay. */
const betweenLinesMs = 1000;
const barWidth = 24;

/** One line that moves on a terminal; elsewhere a line every second, and one for each thing that ends. `clock`: milliseconds. */
export function createProgressLine(output: ProgressOutput, clock: () => number): ProgressLine {
  const last = { what: '', at: Number.NEGATIVE_INFINITY };
  return {
    show({ what, done, total }) {
      const share = total > 0 ? Math.min(1, done / total) : 1;
      const numbers = `${done} of ${total}`;
      if (output.isTTY) {
        const bar = '█'.repeat(Math.round(share * barWidth)).padEnd(barWidth, '░');
        output.write(`\r\u{1b}[2K${bar} ${Math.floor(share * 100)} %  ${what}: ${numbers}`);
        return;
      }
      const isNews = what !== last.what || done >= total;
      if (!isNews && clock() - last.at < betweenLinesMs) return;
      Object.assign(last, { what, at: clock() });
      output.write(`${what}: ${numbers}\n`);
    },
    clear() {
      if (output.isTTY) output.write('\r\u{1b}[2K');
    },
  };
}

/** One line of the result: what was measured, and what is to be reached. */
interface Figure {
  name: string;
  value: string;
  reach: string;
  ok: boolean;
}

/** The figures of one run of a bench. */
export interface Figures {
  /** Notes a figure and prints it at once. */
  atMost(name: string, value: number, reach: number, unit?: string): void;
  atLeast(name: string, value: number, reach: number, unit?: string): void;
  /** Prints all of them as a table. */
  printTable(): void;
  areReached(): boolean;
}

export function createFigures(): Figures {
  const figures: Figure[] = [];

  function note(name: string, value: number, sign: '≤' | '≥', reach: number, unit: string): void {
    const ok = sign === '≤' ? value <= reach : value >= reach;
    const text = `${value >= 100 ? value.toFixed(0) : value.toPrecision(3)}${unit}`;
    figures.push({ name, value: text, reach: `${sign} ${reach}${unit}`, ok });
    console.log(`${ok ? '✓' : '✗'} ${name}: ${text} (${sign} ${reach}${unit})`);
  }

  return {
    atMost: (name, value, reach, unit = '') => note(name, value, '≤', reach, unit),
    atLeast: (name, value, reach, unit = '') => note(name, value, '≥', reach, unit),
    printTable() {
      const rows = figures.map(
        ({ name, value, reach, ok }) => `| ${name} | ${value}${ok ? '' : ' (missed)'} | ${reach} |`,
      );
      console.log(`\n| figure | measured | reach |\n|---|---|---|\n${rows.join('\n')}`);
    },
    areReached: () => figures.every(({ ok }) => ok),
  };
}

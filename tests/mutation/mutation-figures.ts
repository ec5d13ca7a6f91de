import { dirname } from 'node:path';

/** What of Stryker's report the figures need (its mutation testing report schema). */
export interface MutationReport {
  files: Record<
    string,
    {
      mutants: {
        status: string;
        mutatorName: string;
        replacement?: string;
        location: { start: { line: number } };
      }[];
    }
  >;
}

export interface ModuleFigure {
  module: string;
  /** Mutants that a test noticed, of those that a test could notice. */
  killed: number;
  total: number;
  /** Whole per cent, rounded down. */
  percent: number;
  /** `file:line: what was changed into what`. */
  survivors: string[];
}

const noticed = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);

/** A figure for each folder whose files were mutated, worst first. */
export function mutationFigures({ files }: MutationReport): ModuleFigure[] {
  const modules = Map.groupBy(Object.entries(files), ([file]) => dirname(file));
  return [...modules]
    .map(([module, held]) => {
      const mutants = held.flatMap(([file, { mutants: found }]) =>
        found.map((mutant) => ({ file, ...mutant })),
      );
      const killed = mutants.filter(({ status }) => noticed.has(status)).length;
      const survivors = mutants
        .filter(({ status }) => missed.has(status))
        .map(
          ({ file, location, mutatorName, replacement = '' }) =>
            `${file}:${location.start.line}: ${mutatorName} → ${replacement.split('\n')[0]}`,
        );
      const total = killed + survivors.length;
      return { module, killed, total, percent: Math.floor((killed / Math.max(1, total)) * 100), survivors };
    })
    .toSorted((a, b) => a.percent - b.percent);
}

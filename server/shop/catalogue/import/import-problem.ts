/** Something in an import file that is wrong, and what to do. The row that it is in is refused. */
export interface ImportProblem {
  file: string;
  /** From 1; null where a line says nothing. */
  line: number | null;
  /** Column of a CSV file, or JSON pointer; null: the whole row or file. */
  field: string | null;
  /** Number of the product, where it is known. */
  sku: string | null;
  /** What stands there, where that is the matter; else null. */
  value: string | null;
  reason: string;
  hint: string;
}

/** One sentence for a log or a terminal: `neu.csv:12 price (4711): 0 is not allowed: … What to do.` */
export function describeProblem({ file, line, field, sku, value, reason, hint }: ImportProblem): string {
  const place = line === null ? file : `${file}:${line}`;
  const parts = [place, field, sku === null ? null : `(${sku})`].filter((part) => part !== null);
  return `${parts.join(' ')}: ${value === null ? '' : `${value} is not allowed: `}${reason}. ${hint}`;
}

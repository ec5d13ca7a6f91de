/** Rows of cells as texts; an empty cell is one without text. */
export function cellsOf(rows: readonly unknown[], atLeast: number): string[][] {
  return rows.map((row) => {
    const cells = Array.isArray(row) ? row.map((cell) => (typeof cell === 'string' ? cell : '')) : [];
    return cells.length > 0 ? cells : Array<string>(Math.max(1, atLeast)).fill('');
  });
}

/** Cells of a table that was copied in a spreadsheet; undefined of a text that is none. */
export function readCells(pasted: string): string[][] | undefined {
  const text = pasted.replaceAll('\r\n', '\n').replace(/\n$/, '');
  if (!text.includes('\t') && !text.includes('\n')) return undefined;
  return text.split('\n').map((line) => line.split('\t').map((cell) => cell.trim()));
}

/**
 * A table as spreadsheets read it: UTF-8 with its mark, semicolons, every cell quoted. What a spreadsheet would work out as a
 * formula gets an apostrophe before it, and is text. (CWE-1236)
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('')}`;
}

function csvCell(text: string): string {
  // Full-width signs are read as their narrow ones in some places; blanks before them hide nothing.
  const isFormula = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/u.test(text);
  return `"${isFormula ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

/** Whether each table, in order, has rows of several cells; the others only place what they hold. */
export function dataTables(tokens: readonly string[]): boolean[] {
  const found: boolean[] = [];
  const open: { index: number; cells: number }[] = [];
  for (const token of tokens) {
    const table = open.at(-1);
    if (token === '<x-table>') open.push({ index: found.push(false) - 1, cells: 0 });
    else if (token === '</x-table>') open.pop();
    else if (!table) continue;
    else if (token === '<x-row>') table.cells = 0;
    else if (token === '<x-term>') table.cells = 1;
    else if ((token === '<x-cell>' || token === '<x-head>') && ++table.cells > 1) found[table.index] = true;
  }
  return found;
}

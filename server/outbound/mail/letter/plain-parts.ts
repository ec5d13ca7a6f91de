import type { PaperPart } from '../../../../schemas/order/paper-part.ts';

/** What a letter lists, without any markup: each row with the names of its cells, which columns of signs could not hold. */
export function plainPart(part: PaperPart): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text}\n${'-'.repeat(Math.min(part.text.length, 60))}`;
    case 'paragraph':
      return part.text;
    case 'lines':
      return part.lines.join('\n');
    case 'link':
      return `${part.text}: ${part.href}`;
    case 'facts':
      return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'table':
      return part.rows
        .map((cells) =>
          plainRow(
            part.columns.map(({ title }) => title),
            cells,
          ),
        )
        .join('\n');
  }
}

function plainRow(titles: readonly string[], cells: readonly string[]): string {
  const [first = '', ...more] = cells.map((text, index) => `${titles[index] ?? ''}: ${text}`);
  return `* ${first}\n  ${more.join(', ')}`;
}

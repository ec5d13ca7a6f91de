import type { PaperColumn } from '../../../schemas/order/paper-part.ts';
import { writeText } from './write-text.ts';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** The library's types lack what it has. */
type CellOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' };

interface DrawnTable {
  columns: readonly PaperColumn[];
  rows: readonly (readonly string[])[];
  /** Where the names of cells stand: above their columns, or before their rows. */
  named: 'columns' | 'rows';
  lastIsBold: boolean;
}

/** Around the text of a cell, in points. */
const padding = 3;
const size = 9;

interface Row {
  cells: readonly string[];
  isHead: boolean;
  isBold: boolean;
}

/** Draws a table whose rows are never cut in two; its headings stand again on each further page, where they are no part of the text. */
export function drawTable(doc: PDFKit.PDFDocument, root: Structure, table: DrawnTable): void {
  const { columns, rows, named, lastIsBold } = table;
  const element = doc.struct('Table');
  root.add(element);
  const head: Row | null =
    named === 'columns' ? { cells: columns.map(({ title }) => title), isHead: true, isBold: true } : null;
  const bottom = (): number => doc.page.height - doc.page.margins.bottom;
  const widths = widthsOf(doc, columns);
  const draw = (row: Row, parent: Structure | null): void => drawRow(doc, { ...table, widths }, row, parent);
  if (head) {
    const [first] = rows;
    const needed = heightOf(doc, widths, head) + (first ? heightOf(doc, widths, bodyRow(first, false)) : 0);
    if (doc.y + needed > bottom()) doc.addPage();
    draw(head, element);
  }
  for (const [index, cells] of rows.entries()) {
    const row = bodyRow(cells, lastIsBold && index === rows.length - 1);
    if (doc.y + heightOf(doc, widths, row) > bottom()) {
      doc.addPage();
      if (head) draw(head, null);
    }
    draw(row, element);
  }
  element.end();
  doc.y += 8;
}

const bodyRow = (cells: readonly string[], isBold: boolean): Row => ({ cells, isBold, isHead: false });

function widthsOf({ page }: PDFKit.PDFDocument, columns: readonly PaperColumn[]): number[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const width = page.width - page.margins.left - page.margins.right;
  return columns.map(({ share }) => (width * share) / all);
}

function heightOf(doc: PDFKit.PDFDocument, widths: readonly number[], { cells, isBold }: Row): number {
  doc.font(isBold ? 'bold' : 'regular', size);
  const heights = cells.map((text, index) =>
    doc.heightOfString(text, { width: (widths[index] ?? 0) - 2 * padding }),
  );
  return Math.max(...heights) + 2 * padding;
}

/** `parent`: null where a row is drawn for the eye alone. */
function drawRow(
  doc: PDFKit.PDFDocument,
  { columns, named, widths }: DrawnTable & { widths: readonly number[] },
  row: Row,
  parent: Structure | null,
): void {
  const height = heightOf(doc, widths, row);
  const top = doc.y;
  const element = parent && doc.struct('TR');
  if (element) parent.add(element);
  let x = doc.page.margins.left;
  for (const [index, text] of row.cells.entries()) {
    const width = widths[index] ?? 0;
    const isHeading = row.isHead || (named === 'rows' && index === 0);
    const tag = isHeading ? 'TH' : 'TD';
    const content = element ? doc.markStructureContent(tag) : undefined;
    if (!content) doc.markContent('Artifact', { type: 'Pagination' });
    doc.font(row.isBold ? 'bold' : 'regular', size);
    const align = columns[index]?.align ?? 'start';
    writeText(doc, text, { x: x + padding, y: top + padding, width: width - 2 * padding, align });
    doc.endMarkedContent();
    if (element && content) {
      const options: CellOptions = isHeading ? { scope: row.isHead ? 'Column' : 'Row' } : {};
      element.add(doc.struct(tag, options, content));
    }
    x += width;
  }
  element?.end();
  drawRule(doc, top + height);
  doc.x = doc.page.margins.left;
  doc.y = top + height;
}

function drawRule(doc: PDFKit.PDFDocument, y: number): void {
  doc.markContent('Artifact', { type: 'Layout' });
  const { width, margins } = doc.page;
  doc
    .moveTo(margins.left, y)
    .lineTo(width - margins.right, y)
    .lineWidth(0.5)
    .strokeColor('#c4c4c4')
    .stroke();
  doc.endMarkedContent();
}

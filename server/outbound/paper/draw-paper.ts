import type PDFDocument from 'pdfkit';
import { drawTable } from './draw-table.ts';
import { paperFonts } from './paper-fonts.ts';
import type { PaperPart } from '../../../schemas/order/paper-part.ts';
import type { Paper } from './paper.ts';
import { writeText } from './write-text.ts';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** In points: A4 with room for the foot of a page. */
const margins = { top: 56, bottom: 84, left: 56, right: 56 };

/**
 * Draws a paper as PDF on A4: tagged, in its language, with its title, and the fonts embedded. Tables have headings that are tagged as
 * such and stand again on each further page. The same paper gives the same bytes.
 */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const [{ default: Document }, fonts] = await Promise.all([import('pdfkit'), paperFonts()]);
  const { title, author, locale, at } = paper;
  const doc = new Document({
    ...{ size: 'A4', margins, bufferPages: true, pdfVersion: '1.7', tagged: true, lang: locale },
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(at), ModDate: new Date(at) },
  });
  const bytes = collect(doc);
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawText(doc, root, { tag: 'H1', text: title, font: 'bold', size: 18, gap: 10 });
  for (const part of paper.parts) drawPart(doc, root, part);
  root.end();
  drawFeet(doc, paper.foot);
  doc.end();
  return bytes;
}

function collect(doc: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

function drawPart(doc: PDFKit.PDFDocument, root: Structure, part: PaperPart): void {
  switch (part.kind) {
    case 'heading':
      doc.moveDown(0.4);
      // Never alone at the end of a page.
      if (doc.y > doc.page.height - margins.bottom - 48) doc.addPage();
      return drawText(doc, root, { tag: 'H2', text: part.text, font: 'bold', size: 12, gap: 4 });
    case 'paragraph':
      return drawText(doc, root, { tag: 'P', text: part.text, font: 'regular', size: 9.5, gap: 6 });
    case 'link':
      return drawText(doc, root, {
        ...{ tag: 'P', text: `${part.text}: ${part.href}` },
        ...{ font: 'regular', size: 9.5, gap: 6 },
      });
    case 'lines':
      return drawText(doc, root, {
        tag: 'P',
        text: part.lines.join('\n'),
        font: 'regular',
        size: 9.5,
        gap: 8,
      });
    case 'facts':
      return drawTable(doc, root, {
        columns: [
          { title: '', align: 'start', share: part.isSum ? 7 : 3 },
          { title: '', align: part.isSum ? 'end' : 'start', share: part.isSum ? 3 : 7 },
        ],
        rows: part.rows,
        named: 'rows',
        lastIsBold: part.isSum === true,
      });
    case 'table':
      return drawTable(doc, root, { ...part, named: 'columns', lastIsBold: false });
  }
}

interface DrawnText {
  tag: string;
  text: string;
  font: 'regular' | 'bold';
  size: number;
  /** Below it, in points. */
  gap: number;
}

function drawText(doc: PDFKit.PDFDocument, root: Structure, { tag, text, font, size, gap }: DrawnText): void {
  const content = doc.markStructureContent(tag);
  doc.font(font, size);
  for (const line of text.split('\n')) writeText(doc, line, { x: margins.left, width: widthOf(doc) });
  doc.endMarkedContent();
  root.add(doc.struct(tag, {}, content));
  doc.y += gap;
}

const widthOf = ({ page }: PDFKit.PDFDocument): number => page.width - margins.left - margins.right;

/** Who issues the paper, and the number of the page; for the eye alone. */
function drawFeet(doc: PDFKit.PDFDocument, foot: readonly string[]): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    doc.markContent('Artifact', { type: 'Pagination' });
    // What stands below the margin would begin another page.
    doc.page.margins.bottom = 0;
    doc.font('regular', 7.5);
    const place = { width: widthOf(doc), align: 'center', lineBreak: true } as const;
    const lines = [...foot, `${index - start + 1} / ${count}`];
    doc.text(lines.join('\n'), margins.left, doc.page.height - margins.bottom + 20, place);
    doc.page.margins.bottom = margins.bottom;
    doc.endMarkedContent();
  }
}

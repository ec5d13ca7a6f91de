import { textRuns } from './text-runs.ts';

interface TextPlace {
  x: number;
  y?: number;
  /** In points; what is wider goes on in the next line. */
  width: number;
  align?: 'start' | 'end';
}

/** Writes a line or more with the font that is set; afterwards `doc.y` is below them. */
export function writeText(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y = doc.y, width, align }: TextPlace,
): void {
  const options = { width, align: align === 'end' ? 'right' : 'left' } as const;
  const runs = textRuns(text);
  if (!runs.some(({ isRightToLeft }) => isRightToLeft)) {
    doc.text(text, x, y, options);
    return;
  }
  for (const [index, run] of runs.entries()) {
    const more = {
      ...options,
      continued: index < runs.length - 1,
      // With features of its own a text is set as a whole, not word by word.
      ...(run.isRightToLeft && {
        features: ['ccmp' as const, 'init' as const, 'medi' as const, 'fina' as const],
      }),
    };
    if (index === 0) doc.text(run.text, x, y, more);
    else doc.text(run.text, more);
  }
}

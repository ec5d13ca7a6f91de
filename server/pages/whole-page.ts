import { type CompletePage, completePage } from '../../renderer/contract/rendered-page.ts';
import type { DrawnPage } from './page-answer.ts';

/** The whole of a page, also of one that would flow. */
export async function wholePage(page: DrawnPage): Promise<CompletePage> {
  if (page.kind === 'complete') return page;
  const chunks: Buffer[] = [];
  for (;;) {
    const step = await page.chunks.next();
    if (step.done) return completePage(step.value, chunks);
    chunks.push(step.value);
  }
}

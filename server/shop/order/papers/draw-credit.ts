import type { CreditInformation } from '../../../../schemas/payment/credit-information.ts';
import { drawPaper } from '../../../outbound/paper/draw-paper.ts';
import type { PaperFile } from '../../../outbound/paper/paper-file.ts';
import { creditPaper } from './credit-paper.ts';
import type { PaperWords } from './paper-words.ts';

/** The standard information of a credit as PDF; `at`: when it is drawn up, in ms since 1970. */
export async function drawCredit(
  credit: CreditInformation,
  at: number,
  words: PaperWords,
): Promise<PaperFile> {
  const content = await drawPaper(creditPaper(credit, at, words));
  return { name: `${words.t('file.credit-information')}.pdf`, content };
}

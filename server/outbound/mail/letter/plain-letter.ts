import type { Letter } from './letter.ts';
import { plainPart } from './plain-parts.ts';

/** A mail without any markup, for whoever reads mails as text. Addresses stand alone in their lines. */
export function plainLetter(letter: Letter): string {
  const { heading, greeting, paragraphs, parts: listed, action, notes, closing, footer } = letter;
  const parts = [
    ...[heading, greeting],
    ...paragraphs,
    ...listed.map(plainPart),
    ...(action ? [`${action.label}\n${action.href}`] : []),
    // The address of the action stands above already.
    ...notes.flatMap(({ text, href }) => {
      if (href === undefined) return [text];
      return href === action?.href ? [] : [`${text}\n${href}`];
    }),
    closing.join('\n'),
    '-- ',
    [...footer.lines, footer.contact].join('\n'),
    footer.links.map(({ label, href }) => `${label} – ${href}`).join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

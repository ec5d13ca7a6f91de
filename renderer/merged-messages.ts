import { builtInMessages } from './block-modules.ts';
import type { Messages } from './i18n/translator.ts';

/** The build's texts with a shop's own, which win key by key. */
export function mergedMessages(own: Messages): Messages {
  const languages = new Set([...Object.keys(builtInMessages), ...Object.keys(own)]);
  return Object.fromEntries(
    [...languages].map((language) => [language, { ...builtInMessages[language], ...own[language] }]),
  );
}

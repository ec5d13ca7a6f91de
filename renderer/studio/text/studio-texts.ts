import type { StudioLanguage } from '../../../schemas/editing/studio-language.ts';
import { createTranslator, type Messages, type Translate } from '../../i18n/translator.ts';

const files = import.meta.glob<Record<string, string>>('../{messages,*/messages}/*.json', {
  import: 'default',
  eager: true,
});

/** Texts of every folder of the studio by language; the keys of a folder begin with its name. */
export function studioMessages(): Messages {
  const messages: Messages = {};
  for (const [path, texts] of Object.entries(files)) {
    const language = /([a-z]+)\.json$/.exec(path)?.[1] ?? '';
    messages[language] = { ...messages[language], ...texts };
  }
  return messages;
}

/** The studio's texts in one language. A key that nobody wrote is shown as it is. */
export function studioTexts(language: StudioLanguage): Translate {
  return createTranslator(studioMessages(), 'en', () => {})(language);
}

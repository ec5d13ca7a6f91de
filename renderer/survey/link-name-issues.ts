import type { Issue } from '../../schemas/issue.ts';
import { elementIssue, quoted } from './element-issue.ts';
import { nameOf, type PageElement } from './page-elements.ts';

/** Words that say of no link where it leads, by language. People with a screen reader read links without what stands around them. */
const emptyWords: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...[
      'hier',
      'da',
      'dort',
      'hier klicken',
      'klicken sie hier',
      'klick hier',
      'klicke hier',
      'bitte hier klicken',
    ],
    ...[
      'mehr',
      'mehr dazu',
      'mehr erfahren',
      'mehr lesen',
      'mehr infos',
      'mehr informationen',
      'weiterlesen',
    ],
    ...['weitere infos', 'weitere informationen', 'details', 'link', 'zum link', 'jetzt klicken'],
  ],
  fr: [
    ...[
      'ici',
      'là',
      'cliquez ici',
      'cliquer ici',
      'clique ici',
      'plus',
      'en savoir plus',
      'savoir plus',
      'lire plus',
    ],
    ...['lire la suite', 'plus d’informations', "plus d'informations", 'plus d’infos', 'voir plus'],
    ...['détails', 'lien'],
  ],
  nl: [
    ...['hier', 'klik hier', 'klik', 'meer', 'meer lezen', 'lees meer', 'lees verder', 'verder lezen'],
    ...['meer info', 'meer informatie', 'details', 'link'],
  ],
  en: ['here', 'click here', 'more', 'read more', 'learn more', 'more information', 'details', 'link'],
};

/** Links that do not say where they lead. */
export function linkNameIssues(shown: readonly PageElement[], locale: string): Issue[] {
  const words = new Set([...(emptyWords[locale.slice(0, 2)] ?? []), ...(emptyWords.en ?? [])]);
  return shown.flatMap((element) => {
    if (element.tag !== 'a' || element.attributes.href === undefined || !element.node.isOwn) return [];
    const name = nameOf(element, shown);
    if (name === '') {
      const message = `A link to ${quoted(element.attributes.href)} has no words, and no picture with words.`;
      const hint = 'Give it words, or its picture an alternative text that says where it leads.';
      return [elementIssue('link-unnamed', 'warning', element, message, hint)];
    }
    if (!words.has(plain(name))) return [];
    const message = `The link ${quoted(name)} does not say where it leads.`;
    const hint =
      'Name what is behind it: people with a screen reader hear links without the text around them.';
    return [elementIssue('link-words', 'warning', element, message, hint)];
  });
}

/** Without signs at its ends, such as an arrow. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[^\p{L}]+$/u, '');
}

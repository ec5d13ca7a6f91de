import type { Issue } from '../../schemas/issue.ts';
import { elementIssue, quoted } from './element-issue.ts';
import type { PageElement } from './page-elements.ts';

/** Words that say of no picture what it shows, by language. */
const emptyWords: Readonly<Record<string, readonly string[]>> = {
  de: [
    'bild',
    'foto',
    'grafik',
    'abbildung',
    'produktbild',
    'produktfoto',
    'banner',
    'icon',
    'logo',
    'platzhalter',
  ],
  fr: ['image', 'photo', 'illustration', 'visuel', 'bannière', 'icône', 'logo', 'photo du produit'],
  nl: ['afbeelding', 'foto', 'plaatje', 'illustratie', 'banner', 'icoon', 'logo', 'productfoto'],
  en: ['image', 'picture', 'photo', 'graphic', 'banner', 'icon', 'logo', 'placeholder', 'alt', 'untitled'],
};

const fileName = /\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?)$/;

/** Alternative texts that are missing or say nothing. An empty one is right where the words beside the picture say the same. */
export function pictureTextIssues(shown: readonly PageElement[], locale: string): Issue[] {
  const words = new Set([...(emptyWords[locale.slice(0, 2)] ?? []), ...(emptyWords.en ?? [])]);
  return shown.flatMap((element) => {
    if (element.tag !== 'img' || !element.node.isOwn) return [];
    const { alt } = element.attributes;
    const said = alt?.trim().toLowerCase();
    if (said !== undefined && !words.has(said) && !fileName.test(said) && !isNumbered(said)) return [];
    const message =
      alt === undefined
        ? 'A picture has no alternative text.'
        : `The alternative text ${quoted(alt)} does not say what the picture shows.`;
    const hint = 'Say what is to be seen; leave it empty where the words beside the picture say the same.';
    return [elementIssue('picture-text', 'warning', element, message, hint)];
  });
}

/** As cameras name their pictures: `IMG_4711`. */
function isNumbered(text: string): boolean {
  return /^(?:img|dsc|dscn|pict|image|bild|foto|screenshot)[_ -]?\d+$/.test(text);
}

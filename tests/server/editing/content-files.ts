/** A page as a file of a content folder; its nodes are headings with these texts, by their ids. */
export function pageFile(
  path: string,
  headings: Readonly<Record<string, string>>,
  { tenant = 'at', locale = 'de-AT', title = `Seite ${path}` } = {},
): string {
  const main = Object.entries(headings).map(([id, text], at) => ({
    ...{ id, type: 'heading', props: { text, ...(at === 0 && { level: 1 }) } },
  }));
  const head = { id: `p${path.replaceAll(/[^a-z0-9]+/gi, '-')}`, tenant, locale, path, revision: '1' };
  return JSON.stringify(
    {
      ...{ format: 'webapp_json', formatVersion: 1 },
      page: {
        ...head,
        status: 'published',
        title,
        description: 'Eine Seite eines Tests, die alles hat, was sie braucht.',
      },
      regions: { main },
    },
    null,
    2,
  );
}

/** A small shop with a start page and some landing pages, as files. */
export const contentFiles: Readonly<Record<string, string>> = {
  'at/pages/de-AT/home.json': pageFile('/', { start: 'Start' }),
  'at/pages/de-AT/herbst.json': pageFile('/lp/herbst', { kopf: 'Herbst', mitte: 'Mitte', fuss: 'Fuß' }),
  'at/pages/de-AT/winter.json': pageFile('/lp/winter', { kopf: 'Winter' }),
  'at/frames/de-AT/full.json': JSON.stringify({
    ...{ format: 'webapp_json', formatVersion: 1 },
    page: {
      ...{
        id: 'frame',
        tenant: 'at',
        locale: 'de-AT',
        path: '/',
        revision: '1',
        status: 'published',
        title: 'Rahmen',
      },
    },
    regions: { header: [{ id: 'head', type: 'heading', props: { text: 'Kopf', level: 2 } }] },
  }),
  'default/pages/de-DE/home.json': pageFile('/', { start: 'Start' }, { tenant: 'default', locale: 'de-DE' }),
};

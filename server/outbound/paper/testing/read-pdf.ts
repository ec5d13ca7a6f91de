import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface StructNode {
  role?: string;
  children?: StructNode[];
  /** Of what stands on the page. */
  id?: string;
}

export interface ReadPdf {
  language: string | undefined;
  title: string | undefined;
  isTagged: boolean;
  pages: {
    /** Everything that stands there, in its order. */
    text: string;
    /** By the elements of the structure, in their order: role and text. */
    elements: { role: string; text: string }[];
    /** What stands there for the eye alone, as page numbers do. */
    artifacts: string;
  }[];
}

/** Reads a PDF with another library than the one that drew it. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await task.promise;
  const { info } = (await document.getMetadata()) as { info: { Language?: string; Title?: string } };
  const mark = await document.getMarkInfo();
  const pages: ReadPdf['pages'] = [];
  for (let number = 1; number <= document.numPages; number++)
    pages.push(await readPage(await document.getPage(number)));
  await task.destroy();
  return { language: info.Language, title: info.Title, isTagged: mark?.['Marked'] === true, pages };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function readPage(page: Page): Promise<ReadPdf['pages'][number]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const byId = new Map<string, string>();
  const open: string[] = [];
  const all: string[] = [];
  let artifacts = '';
  for (const item of items)
    if ('str' in item) {
      const text = item.str + (item.hasEOL ? '\n' : '');
      const id = open.at(-1) ?? '';
      all.push(text);
      if (id === 'Artifact') artifacts += text;
      else byId.set(id, (byId.get(id) ?? '') + text);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push((item as { tag?: string }).tag === 'Artifact' ? 'Artifact' : (item.id ?? ''));
  const elements: { role: string; text: string }[] = [];
  const walk = ({ role, children = [] }: StructNode): void => {
    const ids = children.flatMap(({ id }) => (id === undefined ? [] : [id]));
    if (ids.length > 0)
      elements.push({
        role: role ?? '',
        text: ids
          .map((id) => byId.get(id) ?? '')
          .join('')
          .trim(),
      });
    for (const child of children) if (child.children) walk(child);
  };
  walk(await page.getStructTree());
  return { text: all.join(''), elements, artifacts };
}

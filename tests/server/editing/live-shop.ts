import { randomUUID } from 'node:crypto';
import type { Change, Patch } from '../../../schemas/editing/change.ts';
import type { DraftBase } from '../../../schemas/editing/document.ts';
import type { DrawAnswer, DrawRequest, ShownPage } from '../../../schemas/editing/draw.ts';
import type { StudioFrameFacts } from '../../../schemas/editing/frame-facts.ts';
import type { ViewAs } from '../../../schemas/editing/view-as.ts';
import type { ContentStore } from '../../../server/content/store/content-store.ts';
import type { DraftChange, StoredDocument } from '../../../server/content/store/stored-document.ts';
import type { Answer } from '../shop-under-test.ts';
import { type StaffShop, startStaffShop } from '../staff/staff-shop.ts';
import type { ShopVisitor } from '../visitor-of-shop.ts';
import { editorOf } from './editing-shop.ts';

type LiveStore = Pick<ContentStore, 'open' | 'changesSince' | 'findAt'>;

/** Documents of a test, where the store would have them. */
interface KeptDocuments extends LiveStore {
  /** Keeps a text; its id. */
  put(kind: StoredDocument['kind'], key: string, text: string, locale?: string): string;
  /** Saves changes, as another request of the same editor does, or another editor. */
  save(id: string, text: string, changes: readonly Change[]): DraftBase;
  /** Throws a draft away, for another one. */
  begin(id: string, text: string): DraftBase;
}

function keepDocuments(tenant = 'at'): KeptDocuments {
  const kept = new Map<
    string,
    { document: StoredDocument; text: string; base: DraftBase; log: DraftChange[] | null }
  >();
  const of = (id: string) => {
    const found = kept.get(id);
    if (!found) throw new Error(`There is no document ${id}`);
    return found;
  };
  return {
    put(kind, key, text, locale = 'de-AT') {
      const id = randomUUID();
      const document: StoredDocument = {
        ...{ id, tenant, kind, locale, key, title: key, file: `${key}.json`, state: 'published' },
        ...{ version: 1, draft: null, scheduled: null, changedAt: 0, changedBy: null },
      };
      kept.set(id, { document, text, base: { version: 1, revision: 0 }, log: [] });
      return id;
    },
    save(id, text, changes) {
      const entry = of(id);
      entry.text = text;
      const { revision } = entry.base;
      entry.log?.push(
        ...changes.map((change, at) => ({ revision: revision + at + 1, change, author: null, at: 0 })),
      );
      entry.base = { ...entry.base, revision: revision + changes.length };
      return entry.base;
    },
    begin(id, text) {
      Object.assign(of(id), { text, base: { version: 2, revision: 0 }, log: null });
      return of(id).base;
    },
    open: (asked, id) => Promise.resolve(asked === tenant ? (kept.get(id) ?? null) : null),
    changesSince(_tenant, id, base) {
      const { log, base: now } = of(id);
      return Promise.resolve(
        log && base.version === now.version ? log.filter(({ revision }) => revision > base.revision) : null,
      );
    },
    findAt: (asked, { kind, locale, key }) =>
      Promise.resolve(
        [...kept.values()].find(
          ({ document }) =>
            asked === tenant && document.kind === kind && document.locale === locale && document.key === key,
        )?.document ?? null,
      ),
  };
}

export interface LiveShop extends StaffShop {
  documents: KeptDocuments;
  editor: ShopVisitor;
  /** Opens the frame of a document. */
  frame(id: string, view?: ViewAs, session?: string): Promise<Frame>;
}

/** A frame that was opened, and what it would ask for. */
interface Frame {
  answer: Answer;
  facts: StudioFrameFacts;
  /** Asks for what changes come to; what the frame shows is as of the last answer. */
  draw(changes: readonly Change[], more?: Partial<DrawRequest>): Promise<DrawAnswer>;
  ask(changes: readonly Change[], more?: Partial<DrawRequest>): Promise<Answer>;
}

export async function startLiveShop(environment: Record<string, string> = {}): Promise<LiveShop> {
  const documents = keepDocuments();
  const shop = await startStaffShop(environment, { drafts: documents });
  const { browser: editor } = await editorOf(shop, ['reader']);
  return {
    ...shop,
    ...{ documents, editor },
    async frame(id, view = {}, session = randomUUID()) {
      const query = new URLSearchParams({ session, view: JSON.stringify(view) });
      const answer = await editor.get(`/edit/frame/${id}?${query.toString()}`);
      const facts = factsIn(answer.text);
      let shown: ShownPage | undefined = facts?.shown;
      let number = 0;
      const ask: Frame['ask'] = (changes, more) =>
        editor.call(`/edit/api/documents/${id}/draw`, {
          ...{ session, number: ++number, base: facts?.base, changes, view, shown },
          ...more,
        });
      return {
        ...{ answer, ask },
        facts: facts as StudioFrameFacts,
        async draw(changes, more) {
          const drawn = await ask(changes, more);
          if (drawn.status !== 200) throw new Error(`${drawn.status} ${drawn.text}`);
          const told = JSON.parse(drawn.text) as DrawAnswer;
          shown = told.shown ?? shown;
          return told;
        },
      };
    },
  };
}

/** What a page in a frame tells its script; undefined: it has none. */
export function factsIn(html: string): StudioFrameFacts | undefined {
  const [, json] = /<script type="application\/json" data-frame>(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as StudioFrameFacts);
}

export function changeOf(...patches: Patch[]): Change {
  return { id: randomUUID(), patches };
}

/** A page document as text. */
export function pageText(main: readonly object[], page: object = {}, regions: object = {}): string {
  return JSON.stringify({
    ...{ format: 'webapp_json', formatVersion: 1 },
    page: {
      ...{ id: 'lp-herbst', tenant: 'at', locale: 'de-AT', path: '/lp/herbst', revision: '1' },
      ...{ status: 'draft', title: 'Herbstmode', ...page },
    },
    regions: { main, ...regions },
  });
}

export const heading = (id: string, text: string, more: object = {}): object => ({
  ...{ id, type: 'heading', props: { text, level: 2 }, ...more },
});

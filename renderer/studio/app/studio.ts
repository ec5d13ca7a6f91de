import type { ChangeRefusal } from '../../../schemas/editing/apply-change.ts';
import type { Patch } from '../../../schemas/editing/change.ts';
import type { DocumentSummary } from '../../../schemas/editing/document.ts';
import type { StudioLanguage } from '../../../schemas/editing/studio-language.ts';
import type { Translate } from '../../i18n/translator.ts';
import { faultWords } from '../api/fault-words.ts';
import type { StudioTools } from '../api/studio-tools.ts';
import {
  createDraftSession,
  type DraftNotice,
  type DraftPorts,
  type DraftSession,
} from '../draft/draft-session.ts';
import { holdTab } from '../draft/tab-lock.ts';
import type { NodeEdit } from '../edit/node-edits.ts';
import { createStore, type Store } from '../state/store.ts';
import { studioTexts } from '../text/studio-texts.ts';
import { readAddress, writeAddress } from './address.ts';
import { firstState, type StudioState, type Toast } from './studio-state.ts';

/** The running application: what is shown, the document that is open, and what can be done. */
export interface Studio {
  tools: StudioTools;
  text: Translate;
  language: StudioLanguage;
  state: Store<StudioState>;
  session: Store<DraftSession | undefined>;
  ports: DraftPorts;
  /** Sets some of what is shown. */
  show(part: Partial<StudioState>): void;
  loadDocuments(): Promise<void>;
  open(id: string): Promise<void>;
  /** Edits the open document; what cannot be done is told in a sentence. True when it was done. */
  edit(label: string, patches: readonly Patch[], field?: string): boolean;
  /** Makes an edit of nodes, and chooses what it says. `words` are what a screen reader is told. */
  editNodes(label: string, edit: NodeEdit | undefined, words?: string): boolean;
  select(ids: readonly string[]): void;
  /** Regions that the open document fills. */
  regions(): readonly string[];
  toast(text: string, action?: Toast['action']): void;
  /** Tells a screen reader. */
  tell(text: string): void;
  /** Edits here, and no longer in the other tab. */
  takeOver(): void;
  /** Puts what the server now says of a document into the list. */
  noteSummary(summary: DocumentSummary): void;
}

/** Milliseconds that a sentence stays. */
const toastMs = 6000;

export function createStudio(tools: StudioTools, ports: Omit<DraftPorts, 'api' | 'person'>): Studio {
  const { page, api } = tools;
  const text = studioTexts(page.language);
  const address = readAddress(location.hash);
  const locale = page.shop.locales.find((one) => one === address.locale) ?? page.shop.locales[0] ?? '';
  const state = createStore(firstState(locale));
  const session = createStore<DraftSession | undefined>(undefined);
  const allPorts: DraftPorts = { ...ports, api, person: page.person.id };
  const isReader = page.shop.role === 'reader';
  let toasts = 0;
  let opening = 0;
  let lock: ReturnType<typeof holdTab> | undefined;

  const show = (part: Partial<StudioState>): void => state.change((before) => ({ ...before, ...part }));
  const tell = (told: string): void => show({ told });

  function toast(words: string, action?: Toast['action']): void {
    const id = ++toasts;
    show({
      toasts: [...state.get().toasts, { id, text: words, ...(action && { action }) }].slice(-3),
      told: words,
    });
    ports.later(() => show({ toasts: state.get().toasts.filter((one) => one.id !== id) }), toastMs);
  }

  function notice(one: DraftNotice): void {
    if (one.kind === 'restored') toast(text('draft.restored', { count: one.count }));
    else if (one.kind === 'lost') toast(text('draft.lost', { count: one.count }));
    else if (one.kind === 'refused') toast(text('draft.refused', { detail: faultWords(text, one.error) }));
    else toast(text('draft.storageFull'));
  }

  async function loadDocuments(): Promise<void> {
    const { locale: wanted } = state.get();
    try {
      const [documents, blocks] = await Promise.all([api.documents(wanted), api.blocks()]);
      if (state.get().locale !== wanted) return;
      show({
        ...{ documents, blocks: new Map(blocks.map((block) => [block.type, block])) },
        ...{
          loading: state.get().loading === 'documents' ? undefined : state.get().loading,
          failed: undefined,
        },
      });
    } catch {
      show({ loading: undefined, failed: 'documents' });
    }
  }

  async function open(id: string): Promise<void> {
    const number = ++opening;
    const before = session.get();
    show({ loading: 'document', failed: undefined });
    try {
      await before?.flush();
      const document = await api.open(id);
      if (number !== opening) return;
      before?.close();
      lock?.release();
      const next = createDraftSession(document, allPorts, notice);
      show({
        ...{
          loading: undefined,
          selected: [],
          hovered: null,
          field: undefined,
          issues: [],
          changesAt: undefined,
        },
        ...{ others: [], left: 'outline', isFollowing: isReader, folded: new Set<string>() },
      });
      session.change(() => next);
      history.replaceState(null, '', writeAddress({ locale: state.get().locale, document: id }));
      if (!isReader) lock = holdTab(id, (holds) => follow(next, !holds));
    } catch {
      if (number === opening) show({ loading: undefined, failed: 'document' });
    }
  }

  /** One tab edits; the others show what it does, from what the browser keeps of it. */
  function follow(of: DraftSession, isFollowing: boolean): void {
    const was = state.get().isFollowing;
    if (session.get() !== of || was === isFollowing) return;
    of.follow(isFollowing);
    show({ isFollowing });
    if (!isFollowing) void of.reopen();
  }

  function refusal(reason: ChangeRefusal): void {
    toast(text(`edit.refused.${reason}`));
  }

  function edit(label: string, patches: readonly Patch[], field?: string): boolean {
    const now = session.get();
    if (!now) return false;
    if (state.get().isFollowing) {
      toast(text(isReader ? 'edit.reader' : 'edit.following'));
      return false;
    }
    const reason = now.act(label, patches, field);
    if (reason) refusal(reason);
    return reason === undefined;
  }

  return {
    ...{ tools, text, language: page.language, state, session, ports: allPorts },
    ...{ show, tell, toast, loadDocuments, open, edit },
    editNodes(label, made, words) {
      if (!made) {
        toast(text('edit.impossible'));
        return false;
      }
      if (!edit(label, made.patches)) return false;
      show({ selected: made.chosen, field: undefined });
      if (words !== undefined) tell(words);
      return true;
    },
    select: (selected) => show({ selected, field: undefined }),
    regions() {
      const draft = session.get()?.draft.get();
      return draft?.kind === 'data' ? [] : draft?.kind === 'frame' ? ['header', 'footer'] : ['main', 'aside'];
    },
    takeOver: () => lock?.take(),
    noteSummary(summary) {
      show({
        documents: state.get().documents.map((one) => (one.id === summary.id ? summary : one)),
      });
    },
  };
}

import { createContext, useContext } from 'react';
import { indexNodes, type NodeIndex } from '../../../schemas/editing/node-index.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import type { DraftState } from '../draft/draft-state.ts';
import { useStore } from '../state/store.ts';
import type { StudioState } from './studio-state.ts';
import type { Studio } from './studio.ts';

export const StudioContext = createContext<Studio | undefined>(undefined);

export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('This part is drawn outside the studio');
  return studio;
}

/** A part of what the studio shows. */
export function useShown<Part>(select: (state: StudioState) => Part): Part {
  return useStore(useStudio().state, select);
}

export function useSession(): DraftSession | undefined {
  return useStore(useStudio().session, (session) => session);
}

/** A part of the open draft. */
export function useDraft<Part>(session: DraftSession, select: (draft: DraftState) => Part): Part {
  return useStore(session.draft, select);
}

const indexes = new WeakMap<JsonObject, NodeIndex>();

/** The nodes of a document; found once for each of its states. */
export function indexOf(document: JsonObject): NodeIndex {
  let index = indexes.get(document);
  if (!index) indexes.set(document, (index = indexNodes(document)));
  return index;
}

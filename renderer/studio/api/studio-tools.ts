import { createContext, useContext } from 'react';
import type { StudioPage } from '../../../schemas/editing/studio-page.ts';
import type { Ask } from './ask.ts';
import type { StudioApi } from './studio-api.ts';

/** What every part of the studio may use: who sits before it and of which shop, and the server's calls. */
export interface StudioTools {
  page: StudioPage;
  api: StudioApi;
  /** For calls of a part's own. */
  ask: Ask;
}

/** Set by the application, once. */
export const ToolsContext = createContext<StudioTools | undefined>(undefined);

export function useTools(): StudioTools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error('This part is drawn outside the studio');
  return tools;
}

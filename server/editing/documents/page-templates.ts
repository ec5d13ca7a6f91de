import type { JsonObject } from '../../../schemas/json.ts';

/** What a new page begins with, by name: its regions. Ids of nodes are derived, and written in with the first edit. */
export const pageTemplates: Readonly<Record<string, JsonObject>> = {
  blank: { regions: { main: [] } },
};

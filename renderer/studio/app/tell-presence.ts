import type { Studio } from './studio.ts';

/** Tells the server where this editor is; learns who else is there, and whether the server is of another build by now. */
export async function tellPresence({
  state,
  session,
  show,
  tools: { api, page },
}: Pick<Studio, 'state' | 'session' | 'show' | 'tools'>): Promise<void> {
  const open = session.get();
  if (!open) return;
  const { others, build } = await api
    .presence(open.id, state.get().selected.at(-1) ?? null)
    .catch(() => ({ others: [], build: page.build }));
  if (build !== page.build) show({ isOutdated: true });
  if (session.get() === open) show({ others });
}

import type { Studio } from './studio.ts';

/** Takes the last act back, and says which. */
export function undoChosen({ session, tell, text }: Studio): void {
  const label = session.get()?.undo();
  if (label !== undefined) tell(text('edit.undone', { name: label }));
}

/** Does again what was taken back last, and says what. */
export function redoChosen({ session, tell, text }: Studio): void {
  const label = session.get()?.redo();
  if (label !== undefined) tell(text('edit.redone', { name: label }));
}

import type { Command } from '../commands/command.ts';
import { frameWidths } from '../view/frame-widths.ts';
import { redoChosen, undoChosen } from './undo.ts';
import type { NodeActions } from './node-actions.ts';
import type { Studio } from './studio.ts';

/** Everything that can be done now. Made anew with what is shown, so that what is impossible is not offered. */
export function studioCommands(studio: Studio, actions: NodeActions): Command[] {
  const { state, session, text, show } = studio;
  const shown = state.get();
  const draft = session.get()?.draft.get();
  const isOpen = draft !== undefined;
  const canEdit = isOpen && !shown.isFollowing;
  const hasChosen = canEdit && shown.selected.length > 0;
  const { role } = studio.tools.page.shop;
  const canPublish = role === 'publisher' || role === 'administrator';
  const command = (id: string, group: string, run: () => void, more: Partial<Command> = {}): Command => ({
    ...{ id, group, label: text(`command.${id}`), run },
    ...more,
  });
  const edit = (id: string, keys: string[], run: () => void, isEnabled = hasChosen): Command =>
    command(id, 'edit', run, { keys, isEnabled, isForOutline: true });
  return [
    edit('undo', ['Mod+Z'], () => undoChosen(studio), canEdit && draft.undo.length > 0),
    edit('redo', ['Mod+Shift+Z', 'Mod+Y'], () => redoChosen(studio), canEdit && draft.redo.length > 0),
    edit(
      'insert',
      ['I'],
      () => show({ dialog: { name: 'insert', place: actions.placeBehind() } }),
      canEdit && draft.kind !== 'data',
    ),
    edit('duplicate', ['Mod+D'], actions.duplicate),
    edit('remove', ['Delete', 'Backspace'], actions.remove),
    edit('wrap', ['Mod+G'], () => {
      show({ dialog: { name: 'insert', place: actions.placeBehind(), wrap: shown.selected } });
    }),
    edit('up', ['Alt+ArrowUp'], () => actions.step('up')),
    edit('down', ['Alt+ArrowDown'], () => actions.step('down')),
    edit('out', ['Alt+ArrowLeft'], () => actions.step('out')),
    edit('in', ['Alt+ArrowRight'], () => actions.step('in')),
    command('save', 'edit', () => void session.get()?.flush(), { keys: ['Mod+S'], isEnabled: canEdit }),
    command('create', 'edit', () => show({ dialog: { name: 'create' } }), { isEnabled: role !== 'reader' }),
    command('palette', 'view', () => show({ dialog: { name: 'palette' } }), { keys: ['Mod+K'] }),
    command('keys', 'view', () => show({ dialog: { name: 'keys' } }), { keys: ['?'], isForOutline: true }),
    command('pages', 'view', () => show({ left: 'pages', isLeftOpen: true }), { keys: ['Mod+Shift+P'] }),
    command('outline', 'view', () => show({ left: 'outline', isLeftOpen: true }), {
      ...{ keys: ['Mod+Shift+O'], isEnabled: isOpen },
    }),
    command('library', 'view', () => show({ dialog: { name: 'library' } }), { keys: ['Mod+Shift+L'] }),
    command('left', 'view', () => show({ isLeftOpen: !shown.isLeftOpen }), {
      keys: ['['],
      isForOutline: true,
    }),
    command('right', 'view', () => show({ isRightOpen: !shown.isRightOpen }), {
      ...{ keys: [']'], isForOutline: true },
    }),
    command('none', 'view', () => studio.select([]), {
      keys: ['Escape'],
      isForOutline: true,
      isEnabled: shown.selected.length > 0,
    }),
    ...frameWidths.map((width, at) => ({
      ...command('width', 'view', () => show({ width }), { keys: [`Alt+${at + 1}`], isEnabled: isOpen }),
      id: `width-${width}`,
      label: text(`view.width.${width}`),
    })),
    command('variants', 'view', () => show({ isZoomedOut: !state.get().isZoomedOut }), {
      ...{ keys: ['Alt+0'], isEnabled: isOpen && draft.kind !== 'data' },
    }),
    command(
      'scheme',
      'view',
      () => {
        const { view } = state.get();
        show({ view: { ...view, scheme: view.scheme === 'dark' ? 'light' : 'dark' } });
      },
      { isEnabled: isOpen },
    ),
    command('walk', 'view', () => show({ isWalking: !state.get().isWalking }), { isEnabled: isOpen }),
    command('viewAs', 'view', () => show({ dialog: { name: 'view' } }), { isEnabled: isOpen }),
    command('publish', 'publish', () => show({ dialog: { name: 'publish' } }), {
      ...{ keys: ['Mod+Shift+Enter'], isEnabled: canEdit && canPublish },
    }),
    command('approval', 'publish', () => show({ dialog: { name: 'approval' } }), { isEnabled: canEdit }),
    command('history', 'publish', () => show({ dialog: { name: 'history' } }), {
      ...{ keys: ['Mod+Shift+H'], isEnabled: isOpen },
    }),
    command('notes', 'publish', () => show({ dialog: { name: 'notes' } }), { isEnabled: isOpen }),
    command('share', 'publish', () => show({ dialog: { name: 'share' } }), {
      isEnabled: isOpen && draft.kind === 'page',
    }),
    command('planned', 'publish', () => show({ dialog: { name: 'planned' } })),
    command('releases', 'publish', () => show({ dialog: { name: 'releases' } })),
    command('archive', 'publish', () => show({ dialog: { name: 'archive' } }), {
      isEnabled: canEdit && canPublish,
    }),
    command('unpublish', 'publish', () => show({ dialog: { name: 'unpublish' } }), {
      isEnabled: canEdit && canPublish && draft.kind === 'page',
    }),
    ...shown.documents.map((document) => ({
      ...{ id: `open-${document.id}`, group: 'open', run: () => void studio.open(document.id) },
      label: text('command.open', { page: `${document.title} ${document.key}` }),
    })),
  ];
}

import type { ReactNode } from 'react';
import { useTools } from '../../api/studio-tools.ts';
import { useText } from '../../text/text-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ListState } from '../list-state.tsx';
import { useServerList } from '../use-server-list.ts';
import { useWorkflow } from '../use-workflow.ts';
import { PlannedList } from './planned-list.tsx';

interface PlannedDialogProps {
  onOpen: (document: string) => void;
  onReleases: () => void;
  onClose: () => void;
}

/** What is to happen in the shop by itself, and what was held back, with why. */
export function PlannedDialog({ onOpen, onReleases, onClose }: PlannedDialogProps): ReactNode {
  const text = useText();
  const { language } = useTools().page;
  const { api, mayPublish, timeZone, when } = useWorkflow();
  const list = useServerList(api.planned);
  return (
    <Dialog title={text('workflow.planned.title')} width="wide" onClose={onClose}>
      <ListState list={list} empty={text('workflow.planned.none')} />
      {list.value && (
        <PlannedList
          planned={list.value}
          {...{ language, timeZone, when, isBusy: list.isBusy, onOpen, onRelease: onReleases }}
          onTakeBack={mayPublish ? (id) => void list.act(() => api.takeBack(id)) : undefined}
        />
      )}
    </Dialog>
  );
}

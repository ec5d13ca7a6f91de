import type { ReactNode } from 'react';
import { useText } from '../text/text-context.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { useStore } from '../state/store.ts';
import type { Upload, UploadQueue } from './upload-queue.ts';

/** Files on their way, and those that were refused, with the reason. */
export function UploadList({ queue }: { queue: UploadQueue }): ReactNode {
  const text = useText();
  const uploads = useStore(queue.uploads, (all) => all);
  if (uploads.length === 0) return null;
  return (
    <ul className="assets-uploads" aria-label={text('assets.uploads')}>
      {uploads.map((upload) => (
        <li key={upload.id} data-state={upload.state}>
          <span className="assets-name">{upload.name}</span>
          {upload.state === 'failed' ? (
            <p className="ui-fault" role="alert">
              {text(`assets.refused.${upload.fault ?? 'refused'}`)}
            </p>
          ) : (
            <Progress upload={upload} />
          )}
          {upload.state === 'failed' && ['lost', 'away', 'busy', 'refused'].includes(upload.fault ?? '') && (
            <Button kind="quiet" onClick={() => queue.again(upload.id)}>
              {text('ui.again')}
            </Button>
          )}
          <IconButton
            icon="close"
            label={text(upload.state === 'failed' ? 'assets.forget' : 'assets.cancel', { name: upload.name })}
            onClick={() => queue.remove(upload.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function Progress({ upload: { part, state, name } }: { upload: Upload }): ReactNode {
  const text = useText();
  const isMade = part >= 1;
  return (
    <>
      <progress max={1} value={isMade ? undefined : part} aria-label={name} />
      <span className="ui-hint">
        {state === 'waiting'
          ? text('assets.waiting')
          : isMade
            ? text('assets.making')
            : `${Math.round(part * 100)} %`}
      </span>
    </>
  );
}

import { type ReactNode, useRef } from 'react';
import type { AssetDetails } from '../../../schemas/editing/asset.ts';
import { useTools } from '../api/studio-tools.ts';
import { useText } from '../text/text-context.ts';
import { Button } from '../ui/button.tsx';
import { acceptedFiles } from './accepted-files.ts';

interface FileHistoryProps {
  files: AssetDetails['files'];
  /** Number of the file that the picture shows. */
  shown: number;
  isLocked: boolean;
  onReplace: (file: File) => void;
  onShow: (number: number) => void;
}

/** The files that a picture has had: another takes its place wherever it is shown, and an older one can come back. */
export function FileHistory({ files, shown, isLocked, onReplace, onShow }: FileHistoryProps): ReactNode {
  const text = useText();
  const { page } = useTools();
  const chooser = useRef<HTMLInputElement>(null);
  const day = new Intl.DateTimeFormat(page.language, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: page.shop.timeZone },
  });
  return (
    <div className="ui-field">
      <h4 className="ui-label">{text('assets.files')}</h4>
      <ul className="assets-uses">
        {files.map(({ number, name, width, height, uploadedAt }) => (
          <li key={number}>
            <span>{name}</span>
            <span className="ui-hint">
              {width} × {height} · {day.format(uploadedAt)}
            </span>
            {number === shown ? (
              <span className="ui-badge" data-tone="accent">
                {text('assets.shown')}
              </span>
            ) : (
              !isLocked && (
                <Button
                  kind="quiet"
                  onClick={() => onShow(number)}
                  aria-label={text('assets.showOf', { name })}
                >
                  {text('assets.show')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {!isLocked && (
        <>
          <input
            ref={chooser}
            type="file"
            hidden
            accept={acceptedFiles}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onReplace(file);
              target.value = '';
            }}
          />
          <Button onClick={() => chooser.current?.click()}>{text('assets.replace')}</Button>
          <p className="ui-hint">{text('assets.replaceHint')}</p>
        </>
      )}
    </div>
  );
}

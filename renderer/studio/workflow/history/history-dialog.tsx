import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { DocumentKind } from '../../../../schemas/editing/document.ts';
import type { StudioLanguage } from '../../../../schemas/editing/studio-language.ts';
import type { VersionSummary } from '../../../../schemas/editing/workflow.ts';
import type { JsonObject } from '../../../../schemas/json.ts';
import type { Blocks } from '../../blocks/block-list.ts';
import { useText } from '../../text/text-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { faultWords } from '../../api/fault-words.ts';
import { Changes } from './changes.tsx';

interface HistoryDialogProps {
  kind: DocumentKind;
  /** The draft as it is shown. */
  document: JsonObject;
  blocks: Blocks;
  language: StudioLanguage;
  timeZone: string;
  canRestore: boolean;
  versions: () => Promise<VersionSummary[]>;
  version: (number: number) => Promise<JsonObject>;
  onRestore: (number: number) => Promise<void>;
  onSelect: (node: string) => void;
  onClose: () => void;
}

/** What was published when, by whom and why; what the draft changes against each; and the way back to it. */
export function HistoryDialog(props: HistoryDialogProps): ReactNode {
  const text = useText();
  const [versions, setVersions] = useState<VersionSummary[] | 'loading' | 'failed'>('loading');
  const [chosen, setChosen] = useState<number>();
  /** The version that was loaded last; that of another number is on its way. */
  const [loaded, setLoaded] = useState<{ number: number; document: JsonObject | 'failed' }>();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function restore(number: number): Promise<void> {
    setBusy(true);
    try {
      await props.onRestore(number);
    } catch (error) {
      setFault(faultWords(text, error));
      setBusy(false);
    }
  }

  const load = useEffectEvent(() => props.versions());
  const loadVersion = useEffectEvent((number: number) => props.version(number));
  useEffect(() => {
    load().then(
      (found) => {
        setVersions(found);
        setChosen((found.find(({ isLive }) => isLive) ?? found[0])?.number);
      },
      () => setVersions('failed'),
    );
  }, []);
  useEffect(() => {
    if (chosen === undefined) return;
    loadVersion(chosen).then(
      (document) => setLoaded({ number: chosen, document }),
      () => setLoaded({ number: chosen, document: 'failed' }),
    );
  }, [chosen]);

  const time = new Intl.DateTimeFormat(props.language, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: props.timeZone },
  });
  const before = loaded && loaded.number === chosen ? loaded.document : 'loading';
  const list = Array.isArray(versions) ? versions : [];
  return (
    <Dialog
      title={text('history.title')}
      width="wide"
      onClose={props.onClose}
      actions={
        props.canRestore &&
        chosen !== undefined && (
          <Button disabled={isBusy} onClick={() => void restore(chosen)}>
            {text('history.restore', { number: chosen })}
          </Button>
        )
      }
    >
      {fault !== undefined && (
        <p className="ui-fault" role="alert">
          {fault}
        </p>
      )}
      {!Array.isArray(versions) && <p role="status">{text(`history.${versions}`)}</p>}
      {Array.isArray(versions) && list.length === 0 && <p>{text('history.none')}</p>}
      {list.length > 0 && (
        <div className="workflow-history">
          <ul>
            {list.map(({ number, at, by, note, isLive, taken }) => (
              <li key={number}>
                <button
                  type="button"
                  className="workflow-version"
                  aria-current={number === chosen ? 'true' : undefined}
                  onClick={() => setChosen(number)}
                >
                  <span>
                    <strong>{text('history.version', { number })}</strong>{' '}
                    {isLive && (
                      <span className="ui-badge" data-tone="success">
                        {text('history.live')}
                      </span>
                    )}
                  </span>
                  <span className="ui-hint">
                    {time.format(at)} · {by?.name ?? text('history.byFile')}
                  </span>
                  {note !== '' && <span className="workflow-version-note">{note}</span>}
                  {taken && (
                    <span className="workflow-version-note">
                      {text('history.taken', {
                        time: time.format(taken.at),
                        name: taken.by?.name ?? text('workflow.somebody'),
                      })}{' '}
                      {taken.note}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
          <section aria-label={text('history.changes')}>
            {typeof before === 'string' ? (
              <p role="status">{text(`history.${before}`)}</p>
            ) : (
              <Changes
                {...{ kind: props.kind, before, after: props.document }}
                {...{ blocks: props.blocks, language: props.language, onSelect: props.onSelect }}
              />
            )}
          </section>
        </div>
      )}
    </Dialog>
  );
}

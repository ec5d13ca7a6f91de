import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../text/text-context.ts';
import { IconButton } from './button.tsx';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons below, the one that goes on last. */
  actions?: ReactNode;
  width?: 'wide';
  onClose: () => void;
}

/** A window above the studio: the browser keeps the focus in it, Escape closes it, and the focus goes back where it was. */
export function Dialog({ title, children, actions, width, onClose }: DialogProps): ReactNode {
  const text = useText();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    // The first thing to fill in, not the button that closes.
    element.current?.querySelector<HTMLElement>('.ui-dialog-body :is(input,select,textarea)')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      className="ui-dialog"
      data-width={width}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file chooser within tells its own cancel too, which is none of the window's.
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="ui-dialog-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={text('ui.close')} onClick={onClose} />
      </div>
      <div className="ui-dialog-body">{children}</div>
      {actions && <div className="ui-dialog-foot">{actions}</div>}
    </dialog>
  );
}

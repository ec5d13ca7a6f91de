import type { ReactNode } from 'react';
import { classNames } from '../style/class-names.ts';
import { field } from './field-styles.ts';
import { NoteIcon } from './note-icon.tsx';

/** Attributes for the `<input>`, `<select>` or `<textarea>` of a field; other classes and attributes may follow them. */
interface FieldControl {
  id: string;
  className: string;
  required?: true;
  'data-required'?: '';
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'data-missing'?: string;
  'data-wrong'?: string;
  'data-short'?: string;
}

/** Texts for what the browser finds: nothing where something has to be, something that does not fit, or is too short. */
interface FieldFaults {
  missing: string;
  wrong?: string | undefined;
  /** Absent: that of `wrong`. */
  short?: string | undefined;
}

export interface FieldProps {
  /** Unique in the page: begin it with the node's id. */
  id: string;
  label: ReactNode;
  /** What to enter, in one line. An error or a notice stands in its place. */
  hint?: string | undefined;
  /** What was changed in the entry, such as an amount moved into its range. */
  notice?: string | undefined;
  /** What is wrong with the entry, and how it is put right. */
  error?: string | undefined;
  /** What is told of the entry before it is sent, in forms that `guardForm` guards. */
  faults?: FieldFaults;
  /**
   * Adds the star; the form explains it once, in words. `while-shown`: it stands in a part of the form that is shown on demand,
   * where a script asks for it (`useParts`), or the server.
   */
  required?: boolean | 'while-shown';
  /** Draws the control; islands and server views pass their own attributes (name, value, type). */
  children: (control: FieldControl) => ReactNode;
}

/** A field of a form, the same on the server and in islands. List `field` of field-styles.ts in the block's styles. */
export function Field({ id, label, hint, notice, error, faults, required = false, children }: FieldProps) {
  // Where the browser checks, what the server found stands where the browser's own findings will, and goes as they do.
  const note = noteOf(faults ? undefined : error, notice, hint);
  const noteId = `${id}-note`;
  const describedBy = [...(note ? [noteId] : []), ...(faults ? [`${id}-fault`] : [])].join(' ');
  const control: FieldControl = {
    id,
    className: field.box,
    ...(required === true && { required }),
    ...(required === 'while-shown' && { 'data-required': '' as const }),
    ...(error !== undefined && { 'aria-invalid': true }),
    ...(describedBy !== '' && { 'aria-describedby': describedBy }),
    ...(faults && { 'data-missing': faults.missing }),
    ...(faults?.wrong !== undefined && { 'data-wrong': faults.wrong }),
    ...(faults?.short !== undefined && { 'data-short': faults.short }),
  };
  return (
    <div className={field.root}>
      <label className={field.label} htmlFor={id}>
        {label}
        {required !== false && <span aria-hidden="true"> *</span>}
      </label>
      {children(control)}
      {note && (
        <p className={classNames(field.note, note.className)} id={noteId}>
          {note.icon && <NoteIcon kind={note.icon} />}
          {note.text}
        </p>
      )}
      {faults && <FieldFault id={id} words={error} />}
    </div>
  );
}

/** Where a field says what is wrong with it; unseen until something is. `id` is that of the field. */
export function FieldFault({ id, words }: { id: string; words: string | undefined }) {
  return (
    <p className={classNames(field.note, field.error)} id={`${id}-fault`} hidden={words === undefined}>
      <NoteIcon kind="warning" />
      <span data-words="">{words}</span>
    </p>
  );
}

/** The one line below the box: what is wrong before what was changed before what to enter. */
function noteOf(error: string | undefined, notice: string | undefined, hint: string | undefined) {
  if (error !== undefined) return { text: error, className: field.error, icon: 'warning' as const };
  if (notice !== undefined) return { text: notice, className: field.notice, icon: 'info' as const };
  if (hint !== undefined) return { text: hint, className: field.hint, icon: undefined };
  return undefined;
}

import { pieceField } from '../../../schemas/order/piece-field.ts';
import { fieldId } from '../account/form-part.ts';
import { field } from '../form/field-styles.ts';
import { FieldFault } from '../form/field.tsx';
import { choosePieces as styles } from './choose-pieces-styles.ts';

interface PiecesOfLine {
  position: number;
  name: string;
  details: readonly string[];
  quantity: number;
  /** What must be known of it, in words; absent: nothing. */
  note?: string | undefined;
}

interface ChoosePiecesProps {
  /** The `id` of the form. */
  form: string;
  legend: string;
  lines: readonly PiecesOfLine[];
  /** What the number of pieces is called. */
  pieces: string;
  /** What was typed; undefined: nothing was sent yet. */
  values: Readonly<Record<string, string>> | undefined;
  /** Whether all of it is chosen beforehand. */
  areChosen: boolean;
  /** What is wrong with the choice, in words. */
  fault: string | undefined;
}

/** Articles of an order of which whole lines or pieces are chosen; the field that may be wrong is `lines`. */
export function ChoosePieces(props: ChoosePiecesProps) {
  const { form, legend, lines, fault } = props;
  const id = fieldId(form, 'lines');
  return (
    <fieldset className={field.group} id={id} tabIndex={-1} aria-describedby={`${id}-fault`}>
      <legend className={field.label}>
        {legend}
        <span aria-hidden="true"> *</span>
      </legend>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.position} className={styles.line}>
            {line.quantity === 1 ? (
              <OnePiece {...props} line={line} />
            ) : (
              <SeveralPieces {...props} line={line} />
            )}
          </li>
        ))}
      </ul>
      <FieldFault id={id} words={fault} />
    </fieldset>
  );
}

type LineProps = ChoosePiecesProps & { line: PiecesOfLine };

/** A box that is not ticked is missing in what is sent. */
function OnePiece({ form, values, areChosen, line: { position, name, details, note } }: LineProps) {
  const own = `${pieceField}${position}`;
  return (
    <label className={field.choice}>
      <input
        id={fieldId(form, own)}
        className={field.tick}
        type="checkbox"
        name={own}
        value="1"
        defaultChecked={values ? values[own] === '1' : areChosen}
      />
      <span>
        {name}
        {details.length > 0 && <small>{details.join(' · ')}</small>}
        {note !== undefined && <small>{note}</small>}
      </span>
    </label>
  );
}

function SeveralPieces({ form, values, areChosen, pieces, line }: LineProps) {
  const name = `${pieceField}${line.position}`;
  const id = fieldId(form, name);
  return (
    <div className={styles.pieces}>
      <label htmlFor={id}>
        {line.name}
        <small>{[...line.details, pieces].join(' · ')}</small>
        {line.note !== undefined && <small>{line.note}</small>}
      </label>
      <select
        id={id}
        className={field.select}
        name={name}
        defaultValue={values?.[name] ?? String(areChosen ? line.quantity : 0)}
      >
        {Array.from({ length: line.quantity + 1 }, (_, count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </div>
  );
}

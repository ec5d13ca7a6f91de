import type { WithdrawalException } from '../../../schemas/catalogue/withdrawal-exception.ts';
import { pieceField } from '../../../schemas/order/piece-field.ts';
import { fieldId } from '../account/form-part.ts';
import type { PageView } from '../define/page-view.ts';
import { field } from '../form/field-styles.ts';
import { FieldFault } from '../form/field.tsx';
import { PictureView } from '../picture/picture-view.tsx';
import { choosePieces as styles } from './choose-pieces-styles.ts';

interface PiecesOfLine {
  position: number;
  name: string;
  details: readonly string[];
  quantity: number;
  withdrawalException: WithdrawalException | null;
  /** Absent: it is shown without one. */
  picture?: string;
}

interface ChoosePiecesProps {
  /** The `id` of the form. */
  form: string;
  legend: string;
  lines: readonly PiecesOfLine[];
  /** What was typed; undefined: nothing was sent yet. */
  values: Readonly<Record<string, string>> | undefined;
  /** Whether all of it is chosen beforehand. */
  areChosen: boolean;
  /** What is wrong with the choice, in words. */
  fault: string | undefined;
  page: PageView;
}

/** Articles of an order of which whole lines or pieces are chosen; the field that may be wrong is `lines`. */
export function ChoosePieces(props: ChoosePiecesProps) {
  const { form, legend, lines, fault, page } = props;
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
            {line.picture !== undefined && (
              <div className={styles.media}>
                <PictureView
                  picture={{ src: line.picture, alt: '' }}
                  page={page}
                  sizes="56px"
                  maxWidth={240}
                  className={styles.picture}
                />
              </div>
            )}
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
function OnePiece({ form, values, areChosen, line, page }: LineProps) {
  const own = `${pieceField}${line.position}`;
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
        {line.name}
        {line.details.length > 0 && <small>{line.details.join(' · ')}</small>}
        <Exception line={line} page={page} />
      </span>
    </label>
  );
}

function SeveralPieces({ form, values, areChosen, line, page }: LineProps) {
  const name = `${pieceField}${line.position}`;
  const id = fieldId(form, name);
  return (
    <div className={styles.pieces}>
      <label htmlFor={id}>
        {line.name}
        <small>{[...line.details, page.t('ordered.pieces')].join(' · ')}</small>
        <Exception line={line} page={page} />
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

/** Why it cannot come back, or only as long as it is sealed. */
function Exception({ line: { withdrawalException }, page }: Pick<LineProps, 'line' | 'page'>) {
  return withdrawalException && <small>{page.t(`product.exception.${withdrawalException}`)}</small>;
}

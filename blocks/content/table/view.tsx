import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import type { TableProps } from './schema.ts';
import { styles } from './styles.ts';

const unnamed = { label: '', align: 'start' } as const;

/** Columns that there are, with one for each cell that says something. */
function widthOf({ columns, rows }: TableProps): number {
  return Math.max(columns.length, ...rows.map((cells) => cells.findLastIndex((text) => text?.trim()) + 1));
}

/** A table that scrolls within itself where it does not fit, by keyboard too. */
export function view({ props, page }: ViewInput<TableProps, object, never, never>) {
  const { caption, rows, rowHeaders, note } = props;
  const columns = Array.from({ length: widthOf(props) }, (_, index) => props.columns[index] ?? unnamed);
  const captionId = `${page.nodeId}.caption`;
  const hasHead = columns.some(({ label }) => label !== '');
  return (
    <section className={classNames(section.root, section.inner)} id={page.nodeId}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={styles.region} aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.root}>
          <caption className={styles.caption}>
            <span className={styles.name} id={captionId}>
              {caption}
            </span>
          </caption>
          {hasHead && (
            <thead>
              <tr>
                {columns.map(({ label, align }, index) => {
                  const className = align === 'end' ? styles.end : undefined;
                  return label === '' ? (
                    <td key={index}>{label}</td>
                  ) : (
                    <th key={index} className={className} scope="col">
                      {label}
                    </th>
                  );
                })}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {columns.map(({ align }, index) => {
                  const className = align === 'end' ? styles.end : undefined;
                  const text = cells[index] ?? '';
                  return rowHeaders && index === 0 && text !== '' ? (
                    <th key={index} className={className} scope="row">
                      {text}
                    </th>
                  ) : (
                    <td key={index} className={className}>
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}

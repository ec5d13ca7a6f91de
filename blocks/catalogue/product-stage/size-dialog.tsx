import type { ProductPage } from '../../../schemas/catalogue/product-page.ts';
import type { Link } from '../../../schemas/link.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { StageDialog } from './stage-dialog.tsx';
import { styles } from './styles.ts';

interface SizeDialogProps {
  table: NonNullable<ProductPage['sizeTable']>;
  /** Finder of sizes, where it fits the product. */
  finder: Link | undefined;
  page: PageView;
}

/** The table by which people find their size. */
export function SizeDialog({ table, finder, page }: SizeDialogProps) {
  return (
    <StageDialog id={`${page.nodeId}.sizes`} title={table.title} page={page}>
      <p>
        {table.hint}{' '}
        {finder && (
          <LinkView link={finder} page={page} className={styles.finder} otherwise="nothing">
            {finder.label}
          </LinkView>
        )}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={table.title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([size, ...measures], index) => (
              <tr key={index}>
                <th scope="row">{size}</th>
                {measures.map((measure, column) => (
                  <td key={column}>{measure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </StageDialog>
  );
}

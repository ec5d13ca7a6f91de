import type { ProductPage } from '../../../schemas/catalogue/product-page.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { section } from '../../kit/section/section.ts';
import type { ProductSheetData, ProductSheetProps } from './schema.ts';
import { styles } from './styles.ts';

const register = 'https://eprel.ec.europa.eu/screen/product/tyres/';

/**
 * The product information sheet of what has an energy or a tyre label, where the links of its cards lead; nothing for
 * anything else. (Regulation (EU) 2017/1369 art. 3, (EU) 2020/740 art. 6)
 */
export function view({
  data: { product },
  page,
}: ViewInput<ProductSheetProps, ProductSheetData, never, never>) {
  const { sheet, energy, tyre } = product;
  if (!sheet) return null;
  const titleId = `${page.nodeId}.title`;
  const eprel = tyre?.eprelId;
  return (
    <section id={page.nodeId} className={classNames(section.root, section.inner)} aria-labelledby={titleId}>
      <div className={styles.paper}>
        <h2 id={titleId} className={styles.title}>
          {page.t('product-sheet.title')}
        </h2>
        <table className={styles.table}>
          <tbody>
            {rowsOf(product, sheet, page).map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.source}>
          {page.t(energy ? 'product-sheet.energy-law' : 'product-sheet.tyre-law')}
          {eprel !== undefined && (
            <>
              {' '}
              <LinkView link={{ href: `${register}${eprel}` }} page={page}>
                {page.t('product-sheet.register', { id: eprel })}
              </LinkView>
            </>
          )}
        </p>
      </div>
    </section>
  );
}

function rowsOf(
  { brand, name, facts, energy, tyre }: ProductPage,
  { supplier, model, gtins }: NonNullable<ProductPage['sheet']>,
  page: PageView,
): [string, string][] {
  const t = (key: string, values?: Record<string, string | number>) => page.t(`product-sheet.${key}`, values);
  const yesOrNo = (isSo: boolean): string => t(isSo ? 'yes' : 'no');
  return [
    [t('supplier'), brand === '' ? supplier.name : `${brand} (${supplier.name})`],
    [
      t('address'),
      `${supplier.street}, ${supplier.country}-${supplier.postalCode} ${supplier.city}, ${supplier.contact}`,
    ],
    [t('name'), name],
    [t('model'), model],
    ...(gtins.length > 0 ? [[t('gtin'), gtins.join(', ')] as [string, string]] : []),
    ...(energy
      ? [
          [
            t('class'),
            t('class-of', { class: energy.class, from: energy.scale[0], to: energy.scale[1] }),
          ] as [string, string],
        ]
      : []),
    ...(tyre
      ? ([
          [t('fuel'), tyre.fuel],
          [t('wet'), tyre.wet],
          [t('noise-class'), tyre.noiseClass],
          [t('noise'), `${tyre.noiseDb}\u00a0dB`],
          [t('snow'), yesOrNo(tyre.snow)],
          [t('ice'), yesOrNo(tyre.ice)],
        ] as [string, string][])
      : []),
    ...facts.map((fact): [string, string] => [fact.name, fact.value === '' ? t('yes') : fact.value]),
  ];
}

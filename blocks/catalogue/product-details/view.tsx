import type { ReactNode } from 'react';
import type { ProductPage } from '../../../schemas/catalogue/product-page.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import { section } from '../../kit/section/section.ts';
import type { ProductDetailsData, ProductDetailsProps } from './schema.ts';
import { styles } from './styles.ts';

type Maker = ProductPage['manufacturer'];

/** What is to be known of a product, in parts that stand open and can be closed. */
export function view({
  props: { guarantee },
  data: { product },
  page,
}: ViewInput<ProductDetailsProps, ProductDetailsData, never, never>) {
  const t = (key: string) => page.t(`product-details.${key}`);
  return (
    <section id={page.nodeId} className={classNames(section.root, section.inner)}>
      {product.description !== '' && (
        <Part title={t('description')}>
          {product.description.split(/\n+/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </Part>
      )}
      <Part title={t('facts')}>
        <dl className={styles.facts}>
          {product.facts.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value === '' ? t('yes') : value}
            </Fact>
          ))}
          <Fact name={t('number')}>{product.variant?.sku ?? product.sku}</Fact>
          {product.variant?.gtin && <Fact name={t('gtin')}>{product.variant.gtin}</Fact>}
        </dl>
      </Part>
      <Safety product={product} page={page} />
      {guarantee && <Guarantee guarantee={guarantee} page={page} />}
    </section>
  );
}

/** Who answers for the product, what to beware of, and papers about it. */
function Safety({ product, page }: { product: ProductPage; page: PageView }) {
  const t = (key: string) => page.t(`product-details.${key}`);
  const papers = product.documents.filter(({ kind }) => kind === 'manual' || kind === 'safety');
  return (
    <Part title={t('safety')}>
      <dl className={styles.facts}>
        <Fact name={t('manufacturer')}>
          <MakerView maker={product.manufacturer} page={page} />
        </Fact>
        {product.responsible && (
          <Fact name={t('responsible')}>
            <MakerView maker={product.responsible} page={page} />
          </Fact>
        )}
        {product.warnings.length > 0 && (
          <Fact name={t('warnings')}>
            {product.warnings.map((warning, index) => (
              <p key={index}>{warning}</p>
            ))}
          </Fact>
        )}
        {papers.length > 0 && (
          <Fact name={t('papers')}>
            {papers.map(({ kind, href }) => (
              <p key={href}>
                <LinkView link={{ href }} page={page}>
                  {t(`paper-${kind}`)}
                </LinkView>
              </p>
            ))}
          </Fact>
        )}
      </dl>
    </Part>
  );
}

interface GuaranteeProps {
  guarantee: NonNullable<ProductDetailsProps['guarantee']>;
  page: PageView;
}

function Guarantee({ guarantee: { picture, title, text }, page }: GuaranteeProps) {
  return (
    <aside className={styles.guarantee}>
      {picture ? (
        <PictureView picture={picture} page={page} sizes="8rem" maxWidth={480} className={styles.notice} />
      ) : (
        <Icon name="shield" />
      )}
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.part} open>
      <summary className={styles.title}>
        <h2>{title}</h2>
      </summary>
      <div className={styles.text}>{children}</div>
    </details>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Name, postal and electronic address. (Regulation (EU) 2023/988 art. 19) */
function MakerView({ maker, page }: { maker: Maker; page: PageView }) {
  const { name, street, postalCode, city, country, contact } = maker;
  const href = contact.includes('@') ? `mailto:${contact}` : contact;
  return (
    <>
      {`${name}, ${street}, ${country}-${postalCode} ${city}, `}
      <LinkView link={{ href }} page={page}>
        {contact}
      </LinkView>
    </>
  );
}

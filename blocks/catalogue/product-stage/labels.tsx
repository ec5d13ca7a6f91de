import type { ProductPage } from '../../../schemas/catalogue/product-page.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { energyLabel } from '../../kit/product/energy-label.tsx';
import { tyreLabel } from '../../kit/product/tyre-label.tsx';
import { EnergyDrawing } from './energy-drawing.tsx';
import { StageDialog } from './stage-dialog.tsx';
import { styles } from './styles.ts';

interface LabelsProps {
  product: ProductPage;
  page: PageView;
}

/** The labels that the law wants beside the price: the arrow leads to the label, the label to the information sheet. */
export function Labels({ product, page }: LabelsProps) {
  const { energy, tyre, powerSupplyIncluded } = product;
  if (!energy && !tyre && powerSupplyIncluded === null) return null;
  const sheet = energy?.sheet ?? tyre?.sheet;
  return (
    <div className={styles.labels}>
      {energy && (
        <span data-action="product-stage" data-role="label" data-dialog={page.words.fragment('label')}>
          {energyLabel(energy, page, '')}
        </span>
      )}
      {tyre && (
        <a
          className={styles.tyre}
          href={`#${page.words.fragment('label')}`}
          data-action="product-stage"
          data-role="dialog"
          aria-label={page.t('product-stage.tyre-label')}
        >
          {tyreLabel(tyre, page)}
        </a>
      )}
      {sheet !== undefined && (
        <LinkView link={{ href: sheet }} page={page} className={styles.sheet} otherwise="nothing">
          {page.t('product.sheet')}
        </LinkView>
      )}
      {powerSupplyIncluded !== null && (
        <span className={styles.supply}>
          {page.t(powerSupplyIncluded ? 'product.supply' : 'product.noSupply')}
        </span>
      )}
    </div>
  );
}

/** The label itself, where no picture of it is known: its scale or its facts, who answers, and the way to the sheet. */
export function LabelDialog({ product, page }: LabelsProps) {
  const { energy, tyre, sheet, name } = product;
  if (!energy && !tyre) return null;
  const paper = energy?.sheet ?? tyre?.sheet;
  const t = (key: string) => page.t(`product-stage.${key}`);
  return (
    <StageDialog
      id={page.words.fragment('label')}
      title={t(energy ? 'energy-title' : 'tyre-title')}
      page={page}
    >
      <div className={styles.paper}>
        {sheet && (
          <p>
            <b>{sheet.supplier.name}</b>
            <br />
            {`${name} · ${sheet.model}`}
          </p>
        )}
        {energy && (
          <EnergyDrawing
            energy={energy}
            text={page.t('energy.text', { class: energy.class, from: energy.scale[0], to: energy.scale[1] })}
          />
        )}
        {tyre && <TyreFacts tyre={tyre} page={page} />}
      </div>
      {paper !== undefined && (
        <p>
          <LinkView link={{ href: paper }} page={page} className={styles.sheet} otherwise="nothing">
            {page.t('product.sheet')}
          </LinkView>
        </p>
      )}
    </StageDialog>
  );
}

function TyreFacts({ tyre, page }: { tyre: NonNullable<ProductPage['tyre']>; page: PageView }) {
  const t = (key: string) => page.t(`product-stage.${key}`);
  const rows: [string, string][] = [
    [t('tyre-fuel'), tyre.fuel],
    [t('tyre-wet'), tyre.wet],
    [t('tyre-noise'), `${tyre.noiseDb}\u00a0dB, ${tyre.noiseClass}`],
    [t('tyre-snow'), t(tyre.snow ? 'yes' : 'no')],
    [t('tyre-ice'), t(tyre.ice ? 'yes' : 'no')],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

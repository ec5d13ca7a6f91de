import {
  choiceQueryNames,
  type ChoiceAxis,
  type ProductPage,
} from '../../../schemas/catalogue/product-page.ts';
import type { Link } from '../../../schemas/link.ts';
import { pictureAddress } from '../../../schemas/picture-address.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { choiceStyles as styles } from './choice-styles.ts';
import { buyForm } from './buy-form.ts';
import { productAddress } from './choice-address.ts';
import { mustChooseFirst } from './choose-first.ts';

type Option = ChoiceAxis['options'][number];

interface ChoiceProps {
  product: ProductPage;
  page: PageView;
  /** Finder of sizes, where it fits the product. */
  finder: Link | undefined;
}

/**
 * What can be chosen, as groups of radio buttons of a form that asks for this page: it offers what exists and nothing
 * else. With a script each press takes effect at once. `isMissing`: somebody wanted to buy before all of it was chosen.
 */
export function Choice({ product, page, finder, isMissing }: ChoiceProps & { isMissing: boolean }) {
  const { axes } = product;
  if (axes.length === 0) return null;
  return (
    <form
      className={styles.root}
      id={buyForm(product, page)}
      action={productAddress(product, page)}
      data-part="choice"
      data-role="choice"
      data-action="product-stage"
      data-action-on="change submit"
    >
      <p
        className={styles.fault}
        id={page.words.fragment('auswahl')}
        role="alert"
        data-role="choose-first"
        data-words={page.t('product-stage.choose-first')}
      >
        {isMissing && mustChooseFirst(product) && page.t('product-stage.choose-first')}
      </p>
      {axes.map((axis) => (
        <Axis key={axis.axis} axis={axis} product={product} page={page} finder={finder} />
      ))}
      <button className={classNames(button.root, button.secondary, styles.apply)}>
        {page.t('product-stage.apply')}
      </button>
    </form>
  );
}

function Axis({ axis: { axis, options }, product, page, finder }: ChoiceProps & { axis: ChoiceAxis }) {
  const chosen = options.find(({ isChosen }) => isChosen);
  const hasTable = axis === 'size' && product.sizeTable !== null;
  const isColour = axis === 'colour';
  return (
    <fieldset className={styles.axis} data-axis={axis}>
      <legend className={styles.legend}>
        <b>{page.t(`product-stage.${axis}`)}</b>
        <span data-role="chosen">{chosen ? chosen.label : page.t('product-stage.please-choose')}</span>
      </legend>
      {(hasTable || (axis === 'size' && finder)) && (
        <p className={styles.help}>
          {hasTable && (
            <a href={`#${page.nodeId}.sizes`} data-action="product-stage" data-role="dialog">
              {page.t('product-stage.size-table')}
            </a>
          )}
          {finder && axis === 'size' && (
            <LinkView link={finder} page={page} otherwise="nothing">
              {finder.label}
            </LinkView>
          )}
        </p>
      )}
      <div className={isColour ? styles.colours : styles.sizes}>
        {options.map((option) =>
          isColour ? (
            <Colour key={option.value} option={option} page={page} />
          ) : (
            <label
              key={option.value}
              className={classNames(styles.size, !option.isAvailable && styles.soldOut)}
            >
              <Radio axis={axis} option={option} page={page} />
              <span>{option.label}</span>
              {!option.isAvailable && <Unavailable option={option} page={page} />}
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}

function Colour({ option, page }: { option: Option; page: PageView }) {
  const facts = option.picture === null ? undefined : page.picture(option.picture);
  return (
    <label className={classNames(styles.colour, !option.isAvailable && styles.soldOut)} title={option.label}>
      <Radio axis="colour" option={option} page={page} />
      {facts && option.picture !== null ? (
        <img
          src={pictureAddress({ id: option.picture, revision: facts.revision }, 160)}
          width={facts.width}
          height={facts.height}
          alt=""
        />
      ) : (
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <circle cx="5" cy="5" r="4.5" fill={option.swatch ?? '#cccccc'} />
        </svg>
      )}
      <span className={hidden.root}>{option.label}</span>
      {!option.isAvailable && <Unavailable option={option} page={page} />}
    </label>
  );
}

interface RadioProps {
  axis: ChoiceAxis['axis'];
  option: Option;
  page: PageView;
}

function Radio({ axis, option: { value, isChosen }, page }: RadioProps) {
  const name = page.words.parameter(choiceQueryNames[axis]);
  return <input type="radio" name={name} value={value} defaultChecked={isChosen} />;
}

function Unavailable({ option, page }: { option: Option; page: PageView }) {
  const key = option.isUndeliverable ? 'option-undeliverable' : 'option-sold-out';
  return <span className={hidden.root}>{`, ${page.t(`product-stage.${key}`)}`}</span>;
}

import { braBands, braCups } from '../../../schemas/size/bra-size.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { fillText } from '../../kit/text/fill-text.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { type Answer, isOffered, valuesOf } from './answer-of.ts';
import type { BraSizeFinderData, BraSizeFinderProps } from './schema.ts';
import { styles } from './styles.ts';

interface AnswerViewProps extends BraSizeFinderData {
  props: BraSizeFinderProps;
  answer: Answer | undefined;
  page: PageView;
}

/** Both ends that a search can have, hidden until it has come there; the script fills in and shows the same. */
export function AnswerView({ props, bras, answer, page }: AnswerViewProps) {
  const Level = `h${props.level + 1}` as 'h2';
  const found = answer?.kind === 'found' ? answer : undefined;
  const values = found ? valuesOf(found, page.number) : {};
  const smallest = `${braBands.smallest}${braCups[0]}`;
  const largest = `${braBands.largest}${braCups.at(-1)}`;
  const again = (
    <a href={`#${page.nodeId}-measure`} className={styles.again}>
      {page.t('bra-size-finder.again')}
    </a>
  );
  return (
    <div id={`${page.nodeId}-answer`} role="status" data-sizes={sizesOf(bras)}>
      <div className={styles.outcome} data-outcome="found" hidden={!found}>
        <Level className={styles.name}>{page.t('bra-size-finder.your-size')}</Level>
        <Filled as="p" className={styles.size} text="{size}" values={values} />
        <Filled as="p" className={styles.reason} text={textOf('reason', page)} values={values} />
        <Offer props={props} bras={bras} values={values} page={page} />
        <p className={styles.ways}>{again}</p>
      </div>
      <div className={styles.outcome} data-outcome="none" hidden={answer?.kind !== 'none'}>
        <Level className={styles.name}>{page.t('bra-size-finder.no-match')}</Level>
        <p className={styles.reason}>{page.t('bra-size-finder.outside', { smallest, largest })}</p>
        <p className={styles.ways}>
          <LinkView
            link={props.contact}
            page={page}
            className={classNames(button.root, button.secondary)}
            otherwise="nothing"
          >
            {props.contact.label}
          </LinkView>
          {again}
        </p>
      </div>
    </div>
  );
}

interface OfferProps extends BraSizeFinderData {
  props: BraSizeFinderProps;
  values: Record<string, string>;
  page: PageView;
}

/** The way to bras of the size, or to all where there are none of it; nothing in a shop without such a list. */
function Offer({ props: { category }, bras, values, page }: OfferProps) {
  const list = category === undefined ? undefined : page.route('category', { path: category });
  if (list === undefined) return null;
  const { size = '' } = values;
  const hasSize = size === '' || isOffered(size, sizesOf(bras));
  const address = `${list}?filter=size%3A{size}`;
  return (
    <>
      <p className={styles.ways} data-offer="some" hidden={!hasSize}>
        <a
          className={classNames(button.root, button.primary)}
          href={size === '' ? list : fillText(address, values)}
          data-address={address}
        >
          <Filled as="span" text={textOf('bras-in-size', page)} values={values} />
        </a>
      </p>
      <p className={styles.reason} data-offer="none" hidden={hasSize}>
        <Filled as="span" text={textOf('none-in-size', page)} values={values} />{' '}
        <a href={list}>{page.t('bra-size-finder.all-bras')}</a>
      </p>
    </>
  );
}

interface FilledProps {
  as: 'p' | 'span';
  className?: string;
  /** With `{name}` where a value stands. */
  text: string;
  values: Record<string, string>;
}

/** Words that the script can fill with other values; empty before there are any. */
function Filled({ as: Element, className, text, values }: FilledProps) {
  return (
    <Element className={className} data-fill={text}>
      {values.size === undefined ? '' : fillText(text, values)}
    </Element>
  );
}

/** A text with the places of its values, which the script fills as well. */
function textOf(key: string, page: PageView): string {
  return page.t(`bra-size-finder.${key}`, {
    size: '{size}',
    band: '{band}',
    cup: '{cup}',
    underbust: '{underbust}',
    difference: '{difference}',
  });
}

/** Sizes of the bras that there are, apart by blanks; undefined when nothing is known of them. */
function sizesOf(bras: BraSizeFinderData['bras']): string | undefined {
  const sizes = bras?.facets.find(({ name }) => name === 'size');
  return sizes?.values
    .filter(({ count }) => count > 0)
    .map(({ value }) => value.slice('size:'.length))
    .join(' ');
}

import { button } from '../../kit/button.ts';
import { classNames } from '../../kit/class-names.ts';
import type { ViewInput } from '../../kit/define-block.ts';
import { Icon } from '../../kit/icon.tsx';
import { section } from '../../kit/section.ts';
import type { InstalmentCalculatorLinkProps } from './schema.ts';
import { styles } from './styles.ts';

/**
 * A button that opens the calculator in a dialog: by the browser itself, or by the action where it does not know commands.
 * Without JavaScript a link to the page that has the calculator stands in its place.
 */
export function view({
  props,
  slots,
  page,
}: ViewInput<InstalmentCalculatorLinkProps, object, 'calculator', never>) {
  const label = props.label ?? page.t('instalment-calculator-link.open');
  const target = props.page && page.link(props.page);
  const look = classNames(button.root, button.secondary);
  const link = target && (
    <a className={classNames(look, styles.link)} href={target.href}>
      {label}
    </a>
  );
  if (slots.calculator.length === 0) return link ? <div className={section.inner}>{link}</div> : null;
  const id = `${page.nodeId}-dialog`;
  // React's types do not know commands yet.
  const command = { command: 'show-modal', commandfor: id };
  return (
    <div id={page.nodeId} className={classNames(section.inner, link ? styles.orLink : undefined)}>
      <button
        className={classNames(look, styles.button)}
        type="button"
        data-action="instalment-calculator-link"
        data-action-default=""
        {...command}
      >
        {label}
      </button>
      {link}
      <dialog className={styles.dialog} id={id} aria-label={label} closedby="any">
        <form className={styles.head} method="dialog">
          <button className={styles.close} aria-label={page.t('instalment-calculator-link.close')}>
            <Icon name="close" />
          </button>
        </form>
        <div className={styles.body}>{slots.calculator}</div>
      </dialog>
    </div>
  );
}

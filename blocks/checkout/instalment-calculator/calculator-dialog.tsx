import type { ReactNode } from 'react';
import { calculatorQueryNames } from '../../../schemas/catalogue/calculator-query.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { styles } from './styles.ts';

interface CalculatorDialogProps {
  title: string;
  /** Number of instalments that the button asks for where no script opens the dialog. */
  count: number;
  page: PageView;
  /** The calculator. */
  children: ReactNode;
}

/**
 * A button and the dialog that it opens. Without a script it is a form that asks for the page with the calculator open;
 * what the calculator itself sends opens it, too.
 */
export function CalculatorDialog({ title, count, page, children }: CalculatorDialogProps) {
  const { nodeId } = page;
  const isOpen = page.declared.query(calculatorQueryNames.count) !== '';
  return (
    <>
      <form
        className={styles.opener}
        action={`#${nodeId}`}
        data-action="instalment-calculator"
        data-action-on="submit"
      >
        <button
          className={classNames(button.root, button.secondary)}
          name={page.words.parameter(calculatorQueryNames.count)}
          value={count}
        >
          {page.t('instalment-calculator.open')}
        </button>
      </form>
      <dialog
        className={styles.dialog}
        id={`${nodeId}.dialog`}
        aria-labelledby={`${nodeId}.name`}
        open={isOpen}
      >
        <form className={styles.dialogHead} method="dialog">
          <p className={styles.dialogName} id={`${nodeId}.name`}>
            {title}
          </p>
          <button className={classNames(button.root, button.ghost, button.small)}>
            {page.t('instalment-calculator.close')}
          </button>
        </form>
        {children}
      </dialog>
    </>
  );
}

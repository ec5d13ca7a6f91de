import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon/icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { styles } from './styles.ts';

interface StageDialogProps {
  id: string;
  title: string;
  page: PageView;
  children: ReactNode;
}

/** A dialog that a link to its id opens; it shows in its place for who comes by its address, and without scripts. */
export function StageDialog({ id, title, page, children }: StageDialogProps) {
  return (
    <dialog className={styles.dialog} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.dialogHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog">
          <button className={styles.close} aria-label={page.t('product-stage.close')}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}

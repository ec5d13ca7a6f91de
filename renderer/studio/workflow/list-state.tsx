import type { ReactNode } from 'react';
import { useText } from '../text/text-context.ts';
import type { ServerList } from './use-server-list.ts';

/** What is to be said of a list beside what is in it: that it comes, that it is empty, what went wrong. */
export function ListState({
  list: { value, fault },
  empty,
}: {
  list: Pick<ServerList<readonly unknown[]>, 'value' | 'fault'>;
  empty: string;
}): ReactNode {
  const text = useText();
  return (
    <>
      {fault !== undefined && (
        <p className="ui-fault" role="alert">
          {fault}
        </p>
      )}
      {value === undefined && fault === undefined && <p role="status">{text('workflow.loading')}</p>}
      {value?.length === 0 && <p className="ui-hint">{empty}</p>}
    </>
  );
}

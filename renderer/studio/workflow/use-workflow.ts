import { useMemo } from 'react';
import { useTools } from '../api/studio-tools.ts';
import { momentShort } from '../view/local-time.ts';
import { createWorkflowApi, type WorkflowApi } from './workflow-api.ts';

/** What parts of the workflow share: the server's calls, who may do what, and times in words by the shop's clocks. */
export function useWorkflow(): {
  api: WorkflowApi;
  mayEdit: boolean;
  mayPublish: boolean;
  timeZone: string;
  when: (moment: number) => string;
} {
  const { page, ask } = useTools();
  const { role, timeZone } = page.shop;
  const { language } = page;
  return useMemo(
    () => ({
      api: createWorkflowApi(ask),
      mayEdit: role !== 'reader',
      mayPublish: role === 'publisher' || role === 'administrator',
      timeZone,
      when: (moment: number) => momentShort(moment, language, timeZone),
    }),
    [ask, role, timeZone, language],
  );
}

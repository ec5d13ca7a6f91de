import { z } from 'zod';
import { documentSummary } from '../../../schemas/editing/document.ts';
import { newNote, noteList } from '../../../schemas/editing/note.ts';
import { approvalRequest, type ApprovalRequest } from '../../../schemas/editing/workflow.ts';
import { staffName } from '../../staff/account/staff.ts';
import {
  approvalOf,
  type DocumentPorts,
  documentOf,
  stale,
  summaryOf,
} from '../documents/document-service.ts';
import { documentParams } from '../documents/document-routes.ts';
import { editRoute, type EditRoute } from '../edit-call.ts';
import { type Editor, mayActAs } from '../editor-of.ts';
import { refusal } from '../refusal.ts';

/** Notes of a document; nobody reads more. */
const mostNotes = 200;

/** Asking for approval and answering it, and notes on documents. */
export function createWorkflowRoutes(ports: DocumentPorts): EditRoute[] {
  const { approvals, people, now, newId } = ports;
  const atDocument = { params: documentParams };
  return [
    editRoute(
      {
        ...{ method: 'post', path: '/documents/:id/approval', role: 'editor', ...atDocument },
        ...{ body: approvalRequest, answer: documentSummary },
      },
      async ({ editor, params: { id }, body }) => {
        await answerApproval(ports, editor, id, body);
        return summaryOf(ports, editor.tenant, id);
      },
    ),
    editRoute(
      {
        ...{ method: 'get', path: '/documents/:id/notes', role: 'reader', ...atDocument },
        answer: noteList,
      },
      async ({ editor: { tenant }, params: { id } }) => {
        await documentOf(ports, tenant, id);
        const notes = await approvals.notes(tenant, id);
        const approval = (await approvals.approvals(tenant, [id])).get(id);
        const names = await people.of(
          [...notes, ...(approval ? [approval] : [])].map(({ author }) => author),
        );
        const byOf = (author: string) => {
          const by = names.get(author);
          return by && { by };
        };
        return {
          notes: notes.map(({ id: own, node, text, author, at, settledBy }) => ({
            ...{ id: own, node, text, at, isSettled: settledBy !== null, ...byOf(author) },
          })),
          ...(approval?.note && {
            approval: {
              ...{ id: 'approval', node: approval.node, text: approval.note, at: approval.at },
              ...{ isSettled: approval.state === 'given', ...byOf(approval.author) },
            },
          }),
        };
      },
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/documents/:id/notes', role: 'reader', ...atDocument },
        ...{ body: newNote, answer: z.object({ id: z.string() }) },
      },
      async ({ editor: { tenant, staff }, params: { id }, body: { text, node } }) => {
        await documentOf(ports, tenant, id);
        if ((await approvals.notes(tenant, id)).length >= mostNotes)
          throw refusal(409, 'too-many-notes', 'This document has too many notes');
        const note = newId();
        await approvals.addNote(tenant, id, { id: note, node, text, author: staff.id, at: now() });
        return { id: note };
      },
    ),
    editRoute(
      {
        ...{ method: 'post', path: '/documents/:id/notes/:note/settle', role: 'editor' },
        params: documentParams.extend({ note: z.uuid() }),
      },
      async ({ editor: { tenant, staff }, params: { id, note } }) => {
        if (!(await approvals.settleNote(tenant, id, note, staff.id)))
          throw refusal(404, 'no-note', 'There is no such note that is open');
      },
    ),
  ];
}

const stateAfter = { ask: 'asked', approve: 'given', reject: 'refused', withdraw: null } as const;
const actionOf = {
  ask: 'content.approval-asked',
  approve: 'content.approved',
  reject: 'content.rejected',
  withdraw: 'content.approval-withdrawn',
} as const;

/** Editors ask and withdraw, publishers answer; nobody answers what nobody asked. */
async function answerApproval(
  ports: DocumentPorts,
  { tenant, staff, role }: Editor,
  id: string,
  { act, base, note, node }: ApprovalRequest,
): Promise<void> {
  const { approvals, now } = ports;
  if ((act === 'approve' || act === 'reject') && !mayActAs(role, 'publisher'))
    throw refusal(403, 'role-missing', 'Approving needs the role publisher');
  if (act === 'reject' && note === '')
    throw refusal(422, 'note-missing', 'A refusal says why', [{ pointer: '/note', reason: 'note-missing' }]);
  const { draft } = await documentOf(ports, tenant, id);
  if (!draft) throw refusal(409, 'unchanged', 'There is no draft');
  if (draft.version !== base.version || draft.revision !== base.revision) throw stale();
  const before = approvalOf((await approvals.approvals(tenant, [id])).get(id), draft);
  if (act !== 'ask' && before !== 'asked')
    throw refusal(409, 'not-asked', 'Nobody asks for approval of this draft');
  const state = stateAfter[act];
  const at = now();
  await approvals.decide(
    tenant,
    id,
    state && { state, base, note, node: node ?? null, author: staff.id, at },
    {
      ...{ tenant, at, actor: staffName(staff.id), action: actionOf[act], subject: `content:${id}` },
      ...{ before: null, after: null },
    },
  );
}

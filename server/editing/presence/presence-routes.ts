import { z } from 'zod';
import { editedNodeId } from '../../../schemas/editing/change.ts';
import { presentEditor } from '../../../schemas/editing/workflow.ts';
import { documentOf, type DocumentPorts } from '../documents/document-desk.ts';
import { documentParams } from '../documents/document-routes.ts';
import { editRoute, type EditRoute } from '../edit-call.ts';
import type { Presence } from './presence.ts';

/** Who else is in a document: told and asked by the same call, every few seconds. */
export function createPresenceRoutes(
  ports: Pick<DocumentPorts, 'store' | 'people'>,
  presence: Presence,
): EditRoute[] {
  return [
    editRoute(
      {
        ...{ method: 'post', path: '/documents/:id/presence', role: 'reader', params: documentParams },
        body: z.strictObject({ node: editedNodeId.nullable() }),
        answer: z.object({ others: z.array(presentEditor) }),
      },
      async ({ editor: { tenant, staff }, params: { id }, body: { node } }) => {
        await documentOf(ports, tenant, id);
        const people = await presence.tell(tenant, id, staff.id, node);
        const names = await ports.people.of(people.keys());
        return {
          others: [...people].flatMap(([person, where]) => {
            const named = names.get(person);
            return person === staff.id || !named ? [] : [{ person: named, ...where }];
          }),
        };
      },
    ),
  ];
}

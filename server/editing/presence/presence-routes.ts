import { z } from 'zod';
import { editedNodeId } from '../../../schemas/editing/change.ts';
import { presenceAnswer } from '../../../schemas/editing/workflow.ts';
import { documentOf, type DocumentPorts } from '../documents/document-service.ts';
import { documentParams } from '../documents/document-routes.ts';
import { editRoute, type EditRoute } from '../edit-call.ts';
import type { Presence } from './presence.ts';

/** Who else is in a document, and which build answers: told and asked by the same call, every few seconds. */
export function createPresenceRoutes(
  ports: Pick<DocumentPorts, 'store' | 'people'>,
  presence: Presence,
  build: () => string,
): EditRoute[] {
  return [
    editRoute(
      {
        ...{ method: 'post', path: '/documents/:id/presence', role: 'reader', params: documentParams },
        body: z.strictObject({ node: editedNodeId.nullable() }),
        answer: presenceAnswer,
      },
      async ({ editor: { tenant, staff }, params: { id }, body: { node } }) => {
        await documentOf(ports, tenant, id);
        const people = await presence.tell(tenant, id, staff.id, node);
        const names = await ports.people.of(people.keys());
        return {
          build: build(),
          others: [...people].flatMap(([person, where]) => {
            const named = names.get(person);
            return person === staff.id || !named ? [] : [{ person: named, ...where }];
          }),
        };
      },
    ),
  ];
}

import { z } from 'zod';
import type { Loader } from '../../../renderer/contract/loader.ts';
import type { PersonalRequest } from '../../../schemas/personal-request.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { AccountStore } from './account-store.ts';
import { knownVisitorOf } from './known-visitor-of.ts';

const args = z.strictObject({});

/** Who the visitor is, for pages that are drawn for nobody else. */
export function createKnownVisitorLoader(store: Pick<AccountStore, 'byId'>): Loader<typeof args> {
  return {
    name: 'known-visitor',
    args,
    dimensions: [],
    isPersonal: true,
    async load(_args, { tenant, personal }) {
      if (!personal) return { ok: false, reason: 'who the visitor is stands on no page for everybody' };
      const value = await knownVisitorOf(store, tenant, visitorAs(personal));
      return { ok: true, value, revision: value.kind, tags: [] };
    },
  };
}

function visitorAs({ visitor, customerId }: PersonalRequest): Visitor {
  if (customerId === null || visitor === 'anonymous') return { kind: 'anonymous' };
  return { kind: visitor === 'logged-in' ? 'full' : 'soft', customerId };
}

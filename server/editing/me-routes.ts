import { type StudioPage, studioPage } from '../../schemas/editing/studio-page.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { staffPaths } from '../staff/account/staff-paths.ts';
import { type DeskVisit, visitOf } from '../staff/desk/desk-page.ts';
import { HttpError } from '../http/http-error.ts';
import { type EditRoute, editRoute } from './edit-call.ts';
import { editorRoleOf } from './editor-of.ts';

interface MeParts {
  shops: readonly TenantConfig[];
  originOf: (tenant: string) => string;
  build: () => string;
}

/** Who is signed in, with the shop and the role, and which other shops there are for them: for the page, and as a call. */
export function createMeRoutes({ shops, originOf, build }: MeParts): {
  route: EditRoute;
  dataOf(visit: DeskVisit): StudioPage;
} {
  function dataOf({ tenant, language, signedIn }: DeskVisit): StudioPage {
    const role = signedIn && editorRoleOf(signedIn.staff, tenant.slug);
    if (!signedIn || !role) throw new HttpError(403, 'Nobody with a role here is signed in');
    const { staff } = signedIn;
    const others = shops.filter(({ slug }) => slug !== tenant.slug && editorRoleOf(staff, slug));
    return {
      ...{ language, build: build() },
      person: { id: staff.id, name: staff.email },
      shop: {
        ...{ slug: tenant.slug, name: tenant.name, role, timeZone: tenant.timeZone },
        locales: [
          tenant.defaultLocale,
          ...tenant.locales.map(({ locale }) => locale).filter((each) => each !== tenant.defaultLocale),
        ],
      },
      otherShops: others.map(({ slug, name }) => ({ name, address: `${originOf(slug)}${staffPaths.edit}` })),
    };
  }
  return {
    dataOf,
    route: editRoute({ method: 'get', path: '/me', role: 'reader', answer: studioPage }, ({ response }) =>
      dataOf(visitOf(response)),
    ),
  };
}

import { describe, expect, test } from 'vitest';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { shippedPages, tenants } from '../../tests/content/shipped-content.ts';
import { demonstrationValues, tellOfDemonstrationValues } from './demonstration-values.ts';
import type { PageDocuments } from '../pages/page-documents.ts';

const shipped = shippedPages();

const pages: Pick<PageDocuments, 'published'> = {
  async published({ tenant, locale }, path) {
    const page = shipped.find(
      (each) => each.tenant.slug === tenant && each.locale === locale && each.document.meta.path === path,
    );
    if (!page) return { status: 'missing' };
    return { status: 'found', value: page.document, revision: '', ageMs: 0, stale: false, tags: new Set() };
  },
};
const noPages: typeof pages = { published: async () => ({ status: 'missing' }) };

function tenantNamed(slug: string): TenantConfig {
  const tenant = tenants.find((each) => each.slug === slug);
  if (!tenant) throw new Error(`No shop ${slug}`);
  return tenant;
}

const own: TenantConfig = {
  ...tenantNamed('at'),
  locales: tenantNamed('at').locales.map((locale) => ({ ...locale, guaranteeNotice: undefined })),
  company: {
    ...{ legalName: 'Kleiderhaus GmbH', street: 'Ring 1', postalCode: '1010', city: 'Wien', country: 'AT' },
    ...{ email: 'post@kleiderhaus.at', phone: '+43 1 2345678', registerNumber: 'FN 123456x' },
    ...{ registerCourt: 'Handelsgericht Wien', vatId: 'ATU12345678', profiles: [], openingHours: [] },
  },
};

describe('values of the demonstration', () => {
  test('are found in the configuration and on the legal pages of every language', async () => {
    const found = await demonstrationValues(tenantNamed('default'), pages);
    const said = found.map(({ where, value }) => `${where}: ${value}`);
    expect(said).toContain('company in tenant.json: HRB 000000');
    expect(said).toContain('company in tenant.json: service@modehaus-linde.example');
    expect(said).toContain('guaranteeNotice of nl-NL in tenant.json: no picture');
    expect(said).toContain('/service-hilfe/impressum in de-DE: Erika Mustermann');
    expect(said).toContain('/service-hilfe/impressum in de-DE: Max Mustermann');
    expect(said.some((each) => each.endsWith(' in fr-CH: : CHE-000.000.000'))).toBe(true);
    expect(said.some((each) => each.endsWith(' in nl-NL: Btw-nummer: DE000000000'))).toBe(true);
  });

  test('are none where a merchant has filled in facts', async () => {
    expect(await demonstrationValues(own, noPages)).toEqual([]);
  });

  test('are told one by one', async () => {
    const lines: object[] = [];
    const log = { warn: (found: object) => void lines.push(found) };
    await tellOfDemonstrationValues([own, tenantNamed('at')], noPages, log as never);
    expect(lines.length).toBeGreaterThan(4);
    expect(lines[0]).toEqual({ tenant: 'at', where: 'company in tenant.json', value: expect.any(String) });
  });
});

import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';
import type { NewPage } from '../../../schemas/editing/document-calls.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { OpenedDocument } from '../../content/store/stored-document.ts';
import type { Editor } from '../editor-of.ts';
import { refusal } from '../refusal.ts';
import { actOf, type DocumentPorts, openedOf } from './document-service.ts';
import { pageTemplates } from './page-templates.ts';

/** Makes a page with a draft alone. Throws 422 for a place where the shop has no pages, 409 where there is one already. */
export async function createPage(
  ports: DocumentPorts & { isPageOf(tenant: TenantConfig, locale: string, path: string): boolean },
  tenant: TenantConfig,
  editor: Editor,
  { locale, path, title, from }: NewPage,
): Promise<OpenedDocument> {
  if (!tenant.locales.some((each) => each.locale === locale))
    throw refusal(422, 'locale-unknown', `The shop has no ${locale}`, [
      { pointer: '/locale', reason: 'locale-unknown' },
    ]);
  if (!ports.isPageOf(tenant, locale, path))
    throw refusal(422, 'path-unknown', 'No address of the shop leads there', [
      { pointer: '/path', reason: 'path-unknown' },
    ]);
  const id = ports.newId();
  const body = await bodyOf(ports, tenant.slug, from);
  const text = `${JSON.stringify(
    {
      ...body,
      page: {
        ...(isJsonObject(body.page) ? body.page : {}),
        ...{ id, tenant: tenant.slug, locale, path, revision: '1', status: 'draft', title },
      },
    },
    null,
    2,
  )}\n`;
  const made = await ports.store.create(
    tenant.slug,
    { id, kind: 'page', locale, key: path, text },
    actOf(editor, ports.now),
  );
  if (made.ok) return made.opened;
  if (made.reason === 'taken')
    throw refusal(409, 'path-taken', 'There is a page at this path', [
      { pointer: '/path', reason: 'path-taken' },
    ]);
  throw refusal(422, 'unreadable', made.message);
}

async function bodyOf(ports: DocumentPorts, tenant: string, from: NewPage['from']): Promise<JsonObject> {
  if (from.kind === 'copy')
    return JSON.parse((await openedOf(ports, tenant, from.document)).text) as JsonObject;
  const name = from.kind === 'blank' ? 'blank' : from.name;
  const template = Object.hasOwn(pageTemplates, name) ? pageTemplates[name] : undefined;
  if (!template)
    throw refusal(422, 'template-unknown', 'There is no such template', [
      { pointer: '/from/name', reason: 'template-unknown' },
    ]);
  return { format: 'webapp_json', formatVersion: 1, page: {}, ...template };
}

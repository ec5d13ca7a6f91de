import type { EditedPage } from '../../../renderer/contract/edited-page.ts';
import { type PageDocument, readPageDocument } from '../../../renderer/contract/page-document.ts';
import type { ViewAs } from '../../../schemas/editing/view-as.ts';
import { factsOf } from '../../../schemas/facts/facts.ts';
import type { Issue } from '../../../schemas/issue.ts';
import { isJsonObject } from '../../../schemas/json.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { nobody } from '../../session/nobody.ts';
import { ownDocument } from '../../pages/own-document.ts';
import { foreignIssue } from '../../pages/page-documents.ts';
import type { PageService } from '../../pages/page-service.ts';
import { livePlace, type LivePlaces } from './live-place.ts';

/** A document that is looked at while it is edited, whatever is wrong with it. */
interface LiveDocument {
  tenant: TenantConfig;
  kind: 'page' | 'frame';
  /** Where it lies. */
  locale: string;
  source: unknown;
  view: ViewAs;
  /** Whether a page is wanted in any case, and all that is wrong with it, too; else the document's changes alone. */
  isWhole: boolean;
  peer: 'studio' | 'cms';
}

/** `page` is undefined where nothing can be drawn of the document as it is, and none was wanted in any case. */
export interface LivePage {
  page: EditedPage | undefined;
  issues: readonly Issue[];
  /** Path with its prefix, and query. */
  address: string;
}

/** Draws documents while they are edited. */
export interface LivePages {
  draw(document: LiveDocument): Promise<LivePage>;
}

export interface LivePagesOptions extends LivePlaces {
  service: Pick<PageService, 'locate' | 'drawEdited'>;
  /** Whether pages of a route are drawn for one request alone. */
  isPersonal(route: string): boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** By the shop's own pages: there is no other way to draw one. */
export function createLivePages(options: LivePagesOptions): LivePages {
  return {
    async draw({ tenant, kind, locale, source, view, isWhole, peer }) {
      const { document, issues } = readDraft(source, tenant, locale);
      if (!document && !isWhole) return { page: undefined, issues, address: '' };
      const edited = document ?? emptyDocument(tenant, locale, kind);
      const place = await livePlace(options, {
        tenant,
        locale: tenant.locales.some((each) => each.locale === view.locale) ? (view.locale ?? locale) : locale,
        documentPath: kind === 'page' ? edited.meta.path : '/',
        address: view.address,
      });
      const { location, query, address } = place;
      const isPersonal = location.route !== undefined && options.isPersonal(location.route);
      const page = await options.service.drawEdited(location, {
        key: {
          ...{ tenant: tenant.slug, path: address, query },
          visit: {
            device: view.device ?? 'web',
            visitor: view.visitor ?? 'anonymous',
            variants: view.variants ?? {},
          },
        },
        now: view.at ?? options.now(),
        wantsNewest: isWhole,
        preview: true,
        personal: isPersonal ? nobody : undefined,
        edited: {
          ...{ part: kind, peer, document: edited, isSurveyed: isWhole },
          ...{ scheme: view.scheme, down: view.down ?? [] },
        },
      });
      if ('kind' in page) return { page: undefined, issues, address };
      return { page, issues: document ? page.issues : issues, address };
    },
  };
}

/** The document, or why there is none. */
function readDraft(
  source: unknown,
  tenant: TenantConfig,
  locale: string,
): { document: PageDocument | undefined; issues: readonly Issue[] } {
  if (isJsonObject(source) && typeof source.fault === 'string' && source.format === undefined)
    return { document: undefined, issues: [unreadable(source.fault)] };
  const read = readPageDocument(source, factsOf(tenant, locale));
  if (!read.ok) return { document: undefined, issues: read.issues };
  const { meta } = read.document;
  const isForeign = meta.tenant !== tenant.slug || meta.locale !== locale;
  return isForeign
    ? { document: undefined, issues: [foreignIssue(meta)] }
    : { document: read.document, issues: [] };
}

function unreadable(why: string): Issue {
  return {
    ...{ code: 'file-unreadable', severity: 'error', pointer: '', nodeId: null, field: null },
    message: `${why}.`,
    hint: 'Write it as one JSON object in UTF-8 without a byte order mark, of at most 2 MiB.',
  };
}

/** Stands for a document of which nothing can be read. */
function emptyDocument({ slug }: TenantConfig, locale: string, kind: 'page' | 'frame'): PageDocument {
  const own = { id: 'unreadable', tenant: slug, locale, path: '/', title: '–' };
  return ownDocument(kind === 'frame' ? { ...own, frame: 'none' } : own, []);
}

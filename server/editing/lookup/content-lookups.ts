import type { LookupOption } from '../../../schemas/editing/lookup.ts';
import { isJsonObject } from '../../../schemas/json.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { languageSuffix } from '../../content/content-location.ts';
import type { ContentStore } from '../../content/store/content-store.ts';
import type { StoredDocument } from '../../content/store/stored-document.ts';
import { type LookupPlace, type Lookups, matching, mostOptions } from './lookup.ts';

interface ContentLookupParts {
  /** Absent: content comes from elsewhere, and nobody knows what there is. */
  store: ContentStore | undefined;
  pictures: Iterable<string>;
  pictureAddress: (id: string) => string;
}

/** What content itself knows: links, pictures, experiments, data sets and what stands in them. */
export function createContentLookups({ store, pictures, pictureAddress }: ContentLookupParts): Lookups {
  async function documents(
    { tenant, locale }: LookupPlace,
    kind: 'page' | 'data',
    search?: string,
  ): Promise<StoredDocument[]> {
    if (!store) return [];
    const found = await store.list(tenant.slug, { kind, search }, { limit: mostOptions * 20 });
    return found.documents.filter((each) => each.locale === null || each.locale === locale);
  }

  /** Names of the data sets of a category: `de-AT/banners/home.json` is `home`. */
  async function sets(place: LookupPlace, category: string): Promise<LookupOption[]> {
    const found = await documents(place, 'data', `/${category}/`);
    return found.flatMap(({ key, title }) => {
      const [, name] = /\/([^/]+)\.json$/.exec(key) ?? [];
      return name === undefined ? [] : [{ value: name, label: name, ...(title !== '' && { detail: title }) }];
    });
  }

  /** What stands in the lists of data sets, by their own names. */
  async function entries(place: LookupPlace, category: string): Promise<LookupOption[]> {
    const found = await documents(place, 'data', `/${category}/`);
    const texts = await Promise.all(
      found
        .filter(({ key }) => place.of === undefined || key.endsWith(`/${place.of}.json`))
        .slice(0, mostOptions)
        .map(async ({ id, tenant }) => (await store?.open(tenant, id))?.text),
    );
    return texts.flatMap((text) => (text === undefined ? [] : namedIn(JSON.parse(text))));
  }

  return {
    async links(place) {
      const { tenant, locale, query } = place;
      const routes = Object.keys(tenant.routes).flatMap((name) => {
        const address = routeTable(tenant, locale).address(name, {});
        return address === undefined ? [] : [{ value: `route:${name}`, label: name, detail: address }];
      });
      const pages = (await documents(place, 'page', query === '' ? undefined : query))
        .filter(({ key, state }) => state !== 'archived' && !key.startsWith('/_/'))
        .map(({ key, title }) => ({ value: key, label: title === '' ? key : title, detail: key }));
      return [...matching(routes, query), ...pages].slice(0, mostOptions);
    },
    pictures({ query }) {
      const options = function* (): Generator<LookupOption> {
        for (const id of pictures) yield { value: id, label: id };
      };
      return matching(options(), query).map((option) => ({
        ...option,
        picture: pictureAddress(option.value),
      }));
    },
    experiments: ({ tenant, query }) =>
      matching(
        tenant.experiments.flatMap(({ id, variants }) =>
          ['control', ...variants.map(({ name }) => name)].map((name) => ({
            value: `${id}=${name}`,
            label: `${id}: ${name}`,
          })),
        ),
        query,
      ),
    async sets(place) {
      return matching(place.of === undefined ? [] : await sets(place, place.of), place.query);
    },
    async slices(place) {
      const found = await documents(place, 'data', 'products/');
      const options = found.flatMap(({ key }) => {
        const [, category, name, suffix = ''] =
          /^products\/([^/]+)\/([^/.]+?)(_fr)?(?:\.sliced)?\.json$/.exec(key) ?? [];
        // A list that this language does not have loads nothing.
        if (category === undefined || suffix !== languageSuffix(place.locale)) return [];
        return [{ value: `${category}/${name}`, label: `${category}/${name}` }];
      });
      return matching(new Map(options.map((option) => [option.value, option])).values(), place.query);
    },
    vouchers: async (place) => matching(await entries(place, 'vouchers'), place.query),
    banners: async (place) => matching(await entries(place, 'banners'), place.query),
    seals: async (place) => matching(await entries(place, 'seals'), place.query),
  };
}

/** Whatever in a data set has an `id`, with the words that it has. */
function namedIn(value: unknown): LookupOption[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (!isJsonObject(value)) return [];
  const { id } = value;
  const words = [value.title, value.headline, value.name].find((each) => typeof each === 'string');
  const own = typeof id === 'string' ? [{ value: id, label: typeof words === 'string' ? words : id }] : [];
  return [...own, ...Object.values(value).flatMap(namedIn)];
}

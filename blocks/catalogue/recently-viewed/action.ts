import { adoptStyles, partAddress } from '../../kit/browser/adopt-styles.ts';
import { parameterName } from '../../kit/browser/parameter-name.ts';
import { readConsent } from '../../kit/browser/read-consent.ts';
import { addViewed, readViewed, shown } from './viewed-products.ts';

/** Functional storage: nothing is remembered without it. */
const functional = 'C0003';
const key = 'recently-viewed';

/** Remembers the product of this page and shows those before it; forgets all without consent. */
export function start(place: HTMLElement): void {
  const { consent = '', list = '' } = place.dataset;
  if (!readConsent(document.cookie, consent)?.includes(functional)) return forget();
  const viewed = readViewed(localStorage.getItem(key));
  const own = document.querySelector<HTMLElement>('main [data-role=product]')?.dataset.sku;
  if (own !== undefined) localStorage.setItem(key, JSON.stringify(addViewed(viewed, own)));
  const others = viewed.filter((sku) => sku !== own).slice(0, shown);
  if (others.length > 0) fill(place, `${list}?${parameterName('artikel')}=${others.join(',')}`);
}

/** Nothing here is pressed. */
export function run(): void {}

function fill(place: HTMLElement, url: string): void {
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.onload = () => {
    const from = request.responseXML;
    const section = from?.querySelector('[data-role=recently-viewed]');
    if (!from || !section) return;
    adoptStyles(from);
    const list = document.importNode(section, true);
    // A place that is seen keeps its height, whatever comes into it.
    if (place.hidden) place.replaceWith(list);
    else place.replaceChildren(list);
  };
  request.open('GET', partAddress(url));
  request.send();
}

function forget(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing may be stored, nothing is.
  }
}

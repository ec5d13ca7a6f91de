import { fetchPlaces } from './fetch-places.ts';

type Read = (postalCode: string) => Promise<readonly string[]>;

/**
 * Offers the places of a postal code as soon as it is typed: where nothing stands in the field of the place, one that is alone is
 * filled in; several are to be chosen from. Whatever else is typed there is right too.
 */
export function offerPlaces(form: HTMLFormElement, read: Read = fetchPlaces): void {
  for (const code of form.querySelectorAll<HTMLInputElement>('[data-city]')) {
    const city = form.querySelector<HTMLInputElement>(`[id="${code.dataset.city}"]`);
    if (!city) continue;
    const list = document.createElement('datalist');
    list.id = `${city.id}-places`;
    city.after(list);
    city.setAttribute('list', list.id);
    code.addEventListener('input', () => void offer({ code, city, list }, read));
    // Somebody may have typed it before this script was here.
    if (city.value === '') void offer({ code, city, list }, read);
  }
}

interface Fields {
  code: HTMLInputElement;
  city: HTMLInputElement;
  list: HTMLDataListElement;
}

/** What was filled in, and may be taken back when the code is another one. */
const filled = new WeakMap<HTMLInputElement, string>();

async function offer({ code, city, list }: Fields, read: Read): Promise<void> {
  const { value } = code;
  if (value.length < code.minLength || !code.validity.valid) return;
  const places = await read(value);
  if (code.value !== value) return;
  list.replaceChildren(...places.map((place) => new Option(place, place)));
  const [only, ...others] = places;
  const isOurs = city.value === '' || city.value === filled.get(city);
  if (only === undefined || others.length > 0 || !isOurs) return;
  filled.set(city, only);
  city.value = only;
  city.dispatchEvent(new Event('input', { bubbles: true }));
}

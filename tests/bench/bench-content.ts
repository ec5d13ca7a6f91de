import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes the folder of the page that is measured: what a full home page holds. */
export function writeBenchContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, content: unknown): void => {
    const file = join(folder, 'at', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  };
  cpSync('content-fixtures/pictures', join(folder, 'pictures'), { recursive: true });
  write('pages/de-AT/home.json', document('bench-home', '/', { main: homeNodes() }));
  write('frames/de-AT/full.json', document('bench-frame', '/', frameRegions()));
  for (const device of ['web', 'mobile']) {
    write(`buckets/de-AT/menus/linde-at.${device}.json`, navigation());
    write(`buckets/de-AT/usp-bar/${device}.json`, usps());
  }
  write('buckets/de-AT/footer/main.json', footer());
  for (const id of ['first', 'second']) write(`buckets/products/bench/${id}.json`, sliceFile(id));
}

function document(id: string, path: string, regions: object): object {
  return {
    format: 'webapp_json',
    formatVersion: 1,
    page: {
      id,
      tenant: 'at',
      locale: 'de-AT',
      path,
      revision: '1',
      status: 'published',
      title: 'Seite zum Messen',
      description: 'Eine Seite, an der gemessen wird.',
    },
    regions,
  };
}

function frameRegions(): object {
  return {
    header: [
      { id: 'usps', type: 'usp-bar', props: {} },
      { id: 'head', type: 'header', props: {} },
    ],
    footer: [{ id: 'foot', type: 'footer', props: {} }],
  };
}

function homeNodes(): object[] {
  return [
    { id: 'title', type: 'heading', props: { text: 'Eine Seite zum Messen', level: 1 } },
    {
      id: 'hero',
      type: 'hero-banner',
      props: {
        title: 'Herbst, der sitzt.',
        text: 'Mäntel, Strick und Kleider in Rost, Ocker und Tannengrün. Dazu Boots, die Regen vertragen.',
        picture: { src: 'scene-autumn-wardrobe', alt: '' },
        actions: [link('Neue Herbstmode'), link('Zu den Boots')],
      },
    },
    teasers('teasers-1'),
    grid('grid-1', 'first', 'Neu für Dich'),
    teasers('teasers-2'),
    grid('grid-2', 'second', 'Gerade reduziert'),
    { id: 'text', type: 'rich-text', props: { html: richText() } },
    {
      id: 'calculator',
      type: 'instalment-calculator',
      props: { title: 'Zahl, wie es Dir passt', basePrice: 54900, counts: [3, 6, 12, 24] },
    },
    {
      id: 'newsletter',
      type: 'newsletter-teaser',
      props: { title: '20 % USt-Rabatt zur Begrüßung', text: '<p>Auf Mode, Schuhe und Wohnen.</p>' },
    },
  ];
}

function teasers(id: string): object {
  const teaser = (title: string): object => ({
    picture: { src: 'scene-living-room', alt: '' },
    title,
    text: '48 Bezugsstoffe, Lieferung bis in Deine Wohnung, Aufbau auf Wunsch.',
    link: link('Ansehen'),
  });
  return {
    id,
    type: 'teaser-row',
    props: {
      teasers: [
        teaser('Ein Sofa, das bleibt'),
        teaser('Küche, neu gedacht'),
        teaser('Reifen für den Winter'),
      ],
    },
  };
}

function grid(id: string, slice: string, headline: string): object {
  return {
    id,
    type: 'product-grid',
    props: { headline, limit: 24, more: link('Alle ansehen') },
    data: { products: { load: 'slice', args: { category: 'bench', id: slice } } },
  };
}

function sliceFile(id: string): object {
  const products = Array.from({ length: 24 }, (_, index) => ({
    sku: `${id}${index}`,
    slug: 'wickelkleid-mit-puffaermeln',
    name: `Wickelkleid mit Puffärmeln und Blütendruck ${index + 1}`,
    brand: 'Lindgrün Studio',
    picture: 'scene-autumn-wardrobe',
    price: 6999 + index * 100,
    low30: 8999 + index * 100,
    rating: { average: 4.5, count: 128 + index, max: 5 },
    colours: ['#7d9183', '#1c6474', '#a4503a', '#c6953f', '#2c3c55'].map((swatch, at) => ({
      name: `Farbe ${at + 1}`,
      swatch,
    })),
    hiddenColours: 2,
    energy: { class: 'C', scale: ['A', 'G'] },
    href: `/lp/produkt-${id}-${index}`,
  }));
  return { category: 'bench', id, products, updated: '2026-11-01T00:00:00+01:00' };
}

function navigation(): object {
  const items = Array.from({ length: 8 }, (_, item) => ({
    id: `item-${item}`,
    label: `Bereich ${item + 1}`,
    href: `/lp/bereich-${item}`,
    groups: [0, 1].map((group) => ({
      label: `Gruppe ${group + 1}`,
      links: Array.from({ length: 5 }, (__, at) => ({
        label: `Kategorie ${item + 1}.${group + 1}.${at + 1}`,
        href: `/lp/k-${item}-${group}-${at}`,
      })),
    })),
  }));
  return { items };
}

function usps(): object {
  const texts = [
    'Gratis Versand ab 75 €',
    '30 Tage kostenlos zurückschicken',
    'Kauf auf Rechnung',
    'In Raten zahlen',
  ];
  const icons = ['truck', 'return', 'invoice', 'calendar'];
  return { items: texts.map((text, at) => ({ icon: icons[at], text })) };
}

function footer(): object {
  const columns = Array.from({ length: 4 }, (_, column) => ({
    title: `Spalte ${column + 1}`,
    links: Array.from({ length: 10 }, (__, at) => ({
      label: `Verweis ${column + 1}.${at + 1}`,
      href: `/lp/f-${column}-${at}`,
    })),
  }));
  return { columns };
}

function link(label: string): object {
  return { label, href: '/lp/herbst' };
}

function richText(): string {
  const sentence = 'Gute Dinge halten lange, wenn sie gut gemacht sind und jemand sich um sie kümmert. ';
  return `<h2>Was wir unter Qualität verstehen</h2>${Array.from({ length: 6 }, () => `<p>${sentence.repeat(4)}<a href="/lp/herbst">Mehr dazu</a></p>`).join('')}`;
}

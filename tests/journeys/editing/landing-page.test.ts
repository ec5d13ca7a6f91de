import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { laptop } from '../../running/devices.ts';
import { getPage } from '../../running/get-page.ts';
import { signInEditor } from '../../running/sign-in-editor.ts';
import { useShopDatabase } from '../../running/shop-database.ts';
import { useWatchedShop } from '../../running/watched-shop.ts';
import { field, form, frameOf, insert, isShown, makePage, publish } from './in-studio.ts';

// A landing page of twelve blocks from nothing, in two languages, without a line of JSON.

const shop = useWatchedShop();
const database = useShopDatabase();

/** What is written into the fields of a block, in German and in French. `item`: first an item of a list is opened. */
interface Written {
  block: string;
  item?: true;
  words: Readonly<Record<string, readonly [de: string, fr: string]>>;
}

const page: readonly Written[] = [
  {
    block: 'Überschrift',
    words: {
      Text: ['Leicht gepackt', 'Léger comme tout'],
      Einleitung: ['Alles für drei Tage am Meer.', 'Tout pour trois jours à la mer.'],
    },
  },
  {
    block: 'Text',
    words: {
      Überschrift: ['Was in den Koffer muss', 'Ce qui va dans la valise'],
      Text: ['Zwei Hemden, ein Pullover.', 'Deux chemises, un pull.'],
    },
  },
  {
    block: 'Bild und Text',
    words: {
      'Beschreibung des Bildes': ['Koffer vor einem Sofa', 'Valise devant un canapé'],
      Überschrift: ['Am Abend davor', 'La veille au soir'],
      Text: ['Leg alles aufs Sofa und nimm die Hälfte.', 'Pose tout sur le canapé et prends la moitié.'],
    },
  },
  {
    block: 'Produktraster',
    words: { Überschrift: ['Passt ins Handgepäck', 'Tient en cabine'] },
  },
  {
    block: 'Zitat',
    words: {
      Text: ['Wer leicht reist, kommt an.', 'Qui voyage léger arrive.'],
      Name: ['Marie aus Linz', 'Marie de Lyon'],
    },
  },
  {
    block: 'Akkordeon',
    item: true,
    words: {
      Titel: ['Darf Shampoo mit?', 'Et le shampoing ?'],
      Text: ['Ja, bis 100 Milliliter.', 'Oui, jusqu’à 100 millilitres.'],
    },
  },
  {
    block: 'Linkliste',
    item: true,
    words: {
      Überschrift: ['Weiterlesen', 'À lire aussi'],
      Worte: ['Zur Startseite', 'Vers la page d’accueil'],
    },
  },
  {
    block: 'Countdown',
    words: { Titel: ['Bis zur Abreise', 'Avant le départ'], Text: ['Noch ist Zeit.', 'Il reste du temps.'] },
  },
  {
    block: 'Hinweis',
    words: { Titel: ['Ab morgen', 'Dès demain'], Text: ['Reisezeit ist Schlusszeit.', 'Le temps file.'] },
  },
  {
    block: 'Tabelle',
    words: {
      'Titel der Tabelle': ['Maße der Taschen', 'Taille des sacs'],
      'Zeile 1, Spalte 1': ['Rucksack', 'Sac à dos'],
      'Zeile 1, Spalte 2': ['40 cm breit', 'Largeur 40 cm'],
      'Zeile 2, Spalte 1': ['Trolley', 'Valise cabine'],
      'Zeile 2, Spalte 2': ['55 cm breit', 'Largeur 55 cm'],
    },
  },
  {
    block: 'Kontaktkarte',
    words: {
      Überschrift: ['Frag uns vor der Reise', 'Une question avant le départ ?'],
      Text: ['Wir packen mit.', 'On emballe avec toi.'],
    },
  },
  {
    block: 'SEO-Text',
    words: { Text: ['Reisen ohne Ballast.', 'Voyager sans poids.'] },
  },
];

const wordsOf = (language: 0 | 1, except?: string): string[] =>
  page
    .filter(({ block }) => block !== except)
    .flatMap(({ words }) => Object.values(words).map((each) => each[language]));

/** What only those hear who do not see the picture is none of the page's text. */
const isRead = (words: string): boolean => !/^(Koffer vor|Valise devant)/.test(words);

async function fill(studio: Page, { item, words }: Written, language: 0 | 1): Promise<void> {
  if (item) await form(studio).locator('.form-item-title').first().click();
  for (const [label, written] of Object.entries(words)) await field(studio, label).fill(written[language]);
}

/** A moment as the browser's field takes it, by the shop's clocks. */
const local = (moment: number): string =>
  new Date(moment).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }).slice(0, 16).replace(' ', 'T');

const day = 86_400_000;

it('is made of twelve blocks in German and French without JSON, and shoppers read both', async () => {
  const word = randomBytes(4).toString('hex');
  const studio = await shop.blank(laptop);
  await signInEditor(studio, { shop, database }, { tenant: 'default', role: 'publisher' });
  const start = performance.now();
  const [german, french] = [`/lp/reise-${word}`, `/lp/voyage-${word}`];
  await makePage(studio, `Auf Reisen ${word}`, german);
  for (const written of page) {
    await insert(studio, written.block);
    await fill(studio, written, 0);
    if (written.block === 'Überschrift')
      await field(studio, 'Ebene der Überschrift').selectOption({ label: '1 – Titel der Seite' });
    if (written.block === 'Bild und Text') await pick(studio, 'Name in der Bibliothek', 'scene-bedroom');
    if (written.block === 'Produktraster') await pick(studio, 'Produktliste', 'fashion/autumn');
    if (written.block === 'Linkliste') await pick(studio, 'Ziel', 'home');
    if (written.block === 'Countdown') await field(studio, 'Endet am').fill(local(Date.now() + 2 * day));
    if (written.block === 'Hinweis') {
      await isShown(studio, written.words['Titel']?.[0] ?? '');
      await form(studio).getByText('Wann und für wen').click();
      await field(studio, 'Ab').fill(local(Date.now() + day));
    }
  }
  // The page in the frame has none of what asks shoppers for their consent in the way.
  await isShown(studio, 'Reisen ohne Ballast.');
  expect(await frameOf(studio).locator('.consent-banner').isVisible()).toBe(false);
  expect((await getPage(shop.port(), 'default', german)).status).toBe(404);
  await publish(studio);

  await studio.getByRole('tab', { name: 'Seiten' }).click();
  await studio.getByRole('combobox').first().selectOption('fr-CH');
  await makePage(studio, `En voyage ${word}`, french, true);
  const rows = studio.getByRole('treeitem', { level: 2 });
  for (const [at, written] of page.entries()) {
    await rows.nth(at).click();
    await fill(studio, written, 1);
    if (written.block === 'Produktraster') await pick(studio, 'Produktliste', 'fashion/autumn');
  }
  await isShown(studio, 'Voyager sans poids.');
  await publish(studio);
  process.stdout.write(
    `A page of twelve blocks in two languages: ${Math.round((performance.now() - start) / 1000)} s\n`,
  );
  expect(await shop.watched().axe()).toEqual([]);

  for (const [language, path] of [
    [0, german],
    [1, `/fr${french}`],
  ] as const) {
    const shopper = await shop.blank(laptop);
    await shopper.goto(shop.origin('default') + path);
    const main = shopper.locator('main');
    // What is folded is text of the page, too.
    const read = (await main.textContent())?.replaceAll(/\s+/g, ' ') ?? '';
    for (const words of wordsOf(language, 'Hinweis').filter(isRead)) expect(read).toContain(words);
    expect(read).toContain(
      language === 0
        ? 'Wickelkleid mit Puffärmeln und Blütendruck'
        : 'Robe portefeuille à manches bouffantes et imprimé floral',
    );
    expect(read).not.toContain(language === 0 ? 'Ab morgen' : 'Dès demain');
    expect(await main.getByAltText(wordsOf(language).find((words) => !isRead(words)) ?? '').count()).toBe(1);
    // None of what the blocks begin with is left.
    expect(read).not.toMatch(/Neu für Dich|Seit 1968|Ein Sofa|Pullover wird|Gratis Versand|Versandkosten/);
    await main
      .getByRole('link', { name: language === 0 ? 'Zur Startseite' : 'Vers la page d’accueil' })
      .click();
    await expect.poll(() => new URL(shopper.url()).pathname).toBe(language === 0 ? '/' : '/fr');
  }
});

/** Finds something by what it is called, and takes what is called exactly so. */
async function pick(studio: Page, label: string, query: string): Promise<void> {
  await field(studio, label).fill(query);
  await form(studio)
    .getByRole('option')
    .filter({ has: studio.getByText(query, { exact: true }) })
    .first()
    .click();
}

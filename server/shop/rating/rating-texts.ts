import { inLocale, type LocalisedText } from '../../../schemas/catalogue/localised-text.ts';
import type { ReviewFault } from './new-review.ts';

/** What shoppers are told when something they sent cannot be taken. */
const texts = {
  'no-product': {
    de: 'Diesen Artikel gibt es nicht.',
    fr: 'Cet article n’existe pas.',
    nl: 'Dit artikel bestaat niet.',
  },
  'no-review': {
    de: 'Diese Bewertung gibt es nicht mehr.',
    fr: 'Cet avis n’existe plus.',
    nl: 'Deze beoordeling bestaat niet meer.',
  },
  'no-survey': {
    de: 'Diese Umfrage gibt es nicht mehr.',
    fr: 'Ce sondage n’existe plus.',
    nl: 'Deze enquête bestaat niet meer.',
  },
  'no-reviews-taken': {
    de: 'Bewertungen können zurzeit nicht geschrieben werden.',
    fr: 'Il n’est pas possible de rédiger un avis pour le moment.',
    nl: 'Op dit moment kun je geen beoordeling schrijven.',
  },
  'wrong-page': {
    de: 'Diese Seite der Bewertungen gibt es nicht.',
    fr: 'Cette page d’avis n’existe pas.',
    nl: 'Deze pagina met beoordelingen bestaat niet.',
  },
  'wrong-filter': {
    de: 'Nach diesem Merkmal lassen sich Bewertungen nicht filtern.',
    fr: 'Les avis ne peuvent pas être filtrés selon ce critère.',
    nl: 'Beoordelingen kunnen niet op dit kenmerk worden gefilterd.',
  },
  'not-taken': {
    de: 'Deine Bewertung ist noch nicht vollständig.',
    fr: 'Votre avis n’est pas encore complet.',
    nl: 'Je beoordeling is nog niet compleet.',
  },
  twice: {
    de: 'Deine Bewertung zu diesem Artikel haben wir schon erhalten.',
    fr: 'Nous avons déjà reçu votre avis sur cet article.',
    nl: 'We hebben je beoordeling van dit artikel al ontvangen.',
  },
  'too-often': {
    de: 'Das war sehr oft in kurzer Zeit. Bitte versuch es später noch einmal.',
    fr: 'Trop d’envois en peu de temps. Veuillez réessayer plus tard.',
    nl: 'Dat was erg vaak in korte tijd. Probeer het later nog eens.',
  },
  'no-step': {
    de: 'Bitte wähle eine Antwort aus.',
    fr: 'Veuillez choisir une réponse.',
    nl: 'Kies een antwoord.',
  },
  'received-review': {
    de: 'Danke für Deine Bewertung. Wir lesen sie, bevor sie hier erscheint.',
    fr: 'Merci pour votre avis. Nous le lisons avant de le publier.',
    nl: 'Bedankt voor je beoordeling. We lezen haar voordat ze hier verschijnt.',
  },
} satisfies Record<string, LocalisedText>;

export type RatingText = keyof typeof texts;

/** One of the texts in the words of a locale. */
export function ratingText(name: RatingText, locale: string): string {
  return inLocale<string>(texts[name], locale);
}

const fields: Readonly<Record<ReviewFault['field'], LocalisedText>> = {
  stars: { de: 'Sterne', fr: 'Étoiles', nl: 'Sterren' },
  title: { de: 'Überschrift', fr: 'Titre', nl: 'Titel' },
  text: { de: 'Bewertung', fr: 'Avis', nl: 'Beoordeling' },
  author: { de: 'Name', fr: 'Nom', nl: 'Naam' },
  recommended: { de: 'Empfehlung', fr: 'Recommandation', nl: 'Aanbeveling' },
  tags: { de: 'Schlagworte', fr: 'Mots-clés', nl: 'Trefwoorden' },
  size: { de: 'Größe', 'de-CH': 'Grösse', fr: 'Taille', nl: 'Maat' },
  colour: { de: 'Farbe', fr: 'Couleur', nl: 'Kleur' },
};

const reasons: Readonly<Record<ReviewFault['reason'], LocalisedText>> = {
  missing: { de: 'Diese Angabe fehlt noch.', fr: 'Cette indication manque.', nl: 'Dit ontbreekt nog.' },
  'too-short': {
    de: 'Bitte schreib ein wenig mehr.',
    fr: 'Veuillez en écrire un peu plus.',
    nl: 'Schrijf iets meer.',
  },
  'too-long': { de: 'Das ist zu viel.', fr: 'C’est trop long.', nl: 'Dit is te veel.' },
  html: {
    de: 'Bitte schreib nur Text, ohne Zeichen wie in HTML.',
    fr: 'Veuillez n’écrire que du texte, sans balises HTML.',
    nl: 'Schrijf alleen tekst, zonder HTML.',
  },
  address: {
    de: 'Bitte lass Webadressen weg.',
    fr: 'Veuillez retirer les adresses web.',
    nl: 'Laat webadressen weg.',
  },
  contact: {
    de: 'Bitte lass E-Mail-Adressen und Telefonnummern weg: Alle können sie lesen.',
    fr: 'Veuillez retirer les adresses e-mail et les numéros de téléphone : tout le monde peut les lire.',
    nl: 'Laat e-mailadressen en telefoonnummers weg: iedereen kan ze lezen.',
  },
  unknown: {
    de: 'Diese Angabe passt nicht zu dem Artikel.',
    fr: 'Cette indication ne correspond pas à l’article.',
    nl: 'Dit past niet bij het artikel.',
  },
};

/** What is wrong with a field, as `Überschrift: Bitte lass Webadressen weg.` */
export function faultText({ field, reason }: ReviewFault, locale: string): string {
  return `${inLocale(fields[field], locale)}: ${inLocale(reasons[reason], locale)}`;
}

/** A pattern that no text of a locale matches, and what stands there instead. */
export type WrongWord = readonly [pattern: RegExp, better: string];

/** What is said of the environment in general, without what it rests on (Directive (EU) 2024/825; CH: art. 3 LCD). */
const isClaim = 'what is done for it, in figures or materials';

const german: readonly WrongWord[] = [
  [
    /(?<!\p{L})[Nn]achhaltig(?!keit)|[Kk]lima(?:freundlich|neutral|schonend|positiv)|[Uu]mwelt(?:freundlich|schonend|bewusst|gerecht)/u,
    isClaim,
  ],
  [
    /(?<!\p{L})[Öö]kologisch|(?<!\p{L})[Öö]ko-|CO[2₂]-(?:neutral|frei)|[Rr]essourcenschonend|biologisch abbaubar/u,
    isClaim,
  ],
  [
    /(?<!\p{L})(?:Einkaufswagen|Wunschliste|Kundendienst|Zahltermine)/u,
    'Warenkorb, Merkzettel, Kundenservice, Zahlungstermine',
  ],
  [/\p{L}[*:_]innen(?!\p{L})/u, 'Kundinnen und Kunden'],
  [/[Bb]itte (?:versuch|probiere?|prüf|wähl|such)(?!\p{L})/u, 'versuche, prüfe, wähle, suche'],
  [/(?<!\p{L})(?:ihr habt|ihr seid|euch|schickt mir)(?!\p{L})/u, 'wir, Du'],
  [/(?<!\p{L})(?:Sie|Ihnen|Ihrem|Ihren)(?= (?:können|haben|möchten|finden|erhalten|sind))/u, 'Du'],
  [/(?<!\p{L})(?:du|dir|dich|dein(?:e[mnrs]?)?)(?!\p{L})/u, 'Du, Dir, Dich, Dein'],
  [/(?<!\p{L})(?:das|ein|unser|unserem) Mail(?!\p{L})/u, 'die E-Mail'],
  [/(?<!\p{L})verbindbar|(?<!\p{L})nicht (?:miteinander )?verbinden(?!\p{L})/u, 'kombinierbar'],
  [/wieder verwenden/u, 'wiederverwenden'],
  [/(?<!\p{L})mit Spedition|Auftragsbestätigung/u, 'per Spedition, Bestellbestätigung'],
  [
    /\d (?:%|€|Euro|cm|mm|m|kg|g|l|W|kWh|dB|Hz|GB|°C|km|Zoll|Uhr|Stunden|Tagen?|Werktagen?|Jahren?|Stück|Zeichen)(?![\wäöüß])/u,
    'a hard space',
  ],
  [/"|'/u, '„…“, ‚…‘, ’'],
  [/„[^“„]*„/u, 'inner quotation marks ‚…‘'],
  [/ - /u, 'a dash –'],
];

/**
 * What the texts of a shop do not say, by locale (`docs/language.md`). Texts are read without tags. What the specification gives
 * in quotation marks matches none of these.
 */
export const wrongWords: Readonly<Record<string, readonly WrongWord[]>> = {
  'de-AT': [
    ...german,
    [
      /(?<!\p{L})(?:Schrank|Schränke|Kleiderschr|Treppenhaus|Kissen|Schublade|Brötchen|Januar(?!\p{L})|Aufzug)/u,
      'Kasten, Polster, Lade …',
    ],
    [/(?<!\p{L})Kasse(?!\p{L})/u, 'Kassa'],
    [/USt-IdNr/u, 'UID-Nummer'],
    [/Frottee/u, 'Frottier'],
    [/€ \d/u, 'a hard space'],
    [/\d[ \u00a0]€/u, '€ before the number'],
  ],
  'de-DE': [
    ...german,
    [
      /[Ll]agernd|Kleiderkasten|Kleiderkästen|Stiegenhaus|Zierp[oö]lster|Jänner|(?<!\p{L})[Hh]euer(?!\p{L})/u,
      'auf Lager, Schrank, Kissen …',
    ],
    [/Kassa|Vorraum|Griller|Frottier|waagrecht/u, 'Kasse, Flur, Grill …'],
    [
      /(?<!\p{L})anschreiben(?!\p{L})|(?<!\p{L})reihen wir|(?<!\p{L})heimgeh|(?<!\p{L})heim\./u,
      'auszeichnen, sortieren, nach Hause',
    ],
    [/USt-Rabatt|UID-Nummer/u, 'USt-IdNr.'],
    [/€[ \u00a0]?\d/u, '€ behind the number'],
  ],
  'fr-CH': [
    [/respectueu(?:x|ses?) (?:du climat|de l’environnement)|[Éé]colog|[Éé]co-?responsable/u, isClaim],
    [/(?<!\p{L})[Dd]urable(?:s|ment)?(?!\p{L})|neutre en (?:carbone|CO[2₂])|biodégradable/u, isClaim],
    [
      /Aide & service|TVA comprise|dessous de poitrine|en plusieurs fois|courriel|(?<![Bb]leu )(?<!\p{L})pétrole(?!\p{L})/u,
      'Aide et service, TVA incluse, tour sous poitrine, paiement échelonné, e-mail, bleu pétrole',
    ],
    [
      /(?<!\p{L})renvois?(?!\p{L})|rétracter du contrat|notre message(?!\p{L})/u,
      'retour, droit de rétractation, e-mail',
    ],
    [/entraîne le surendettement/u, 'occasionne: the words of the law'],
    [/·e(?:·s)?(?!\p{L})|\p{L}\(e\)/u, 'no agreement with a person'],
    [/ [:;?!»%]/u, 'a hard space before it'],
    [/« /u, 'a hard space behind it'],
    [/[\p{L}}][;?!»](?=\s|$)/u, 'a hard space before it'],
    [/[\p{Ll}}]:(?=\s|$)/u, 'a hard space before it'],
    [/(?<![\p{L}’-])(?:[Tt]u|[Tt]oi|[Tt]on|[Tt]es|[Tt]e)(?!\p{L})/u, 'vous'],
    [
      /connecté·e|[Vv]ous êtes (?:maintenant |déjà )?(?:dé)?connecté(?!\p{L})|^Nouveau chez/u,
      'no agreement with a person',
    ],
    [/\d[ \u00a0]CHF|\d'\d{3}/u, 'CHF 1’234.50'],
    [
      /articles réduits|meilleur prix|Meilleur prix|par acomptes|codes? de réduction/u,
      'articles à prix réduit, prix le plus bas, code de rabais',
    ],
    [
      /Que cela signifie-t-il|porté-je|Veuillez encore|reste muet|Commandé jusqu/u,
      'a sentence that somebody would say',
    ],
    [/^Mémoriser|est mémorisé(?!\p{L})/u, 'mettre de côté'],
    [/frais d’envoi/u, 'frais de livraison'],
    [/[Mm]odes? de paiement|[Pp]oints? relais/u, 'moyen de paiement, point de retrait'],
    [/[Éé]tiquette énerg/u, 'étiquette-énergie'],
    [/(?<!\p{L})le plus fort(?!\p{L})/u, 'l’endroit le plus large'],
    [
      /\d (?:cm|mm|m|km|kg|g|l|W|kWh|dB|Hz|Go|°C|pouces|jours|ans|h|heures|pièces|caractères|francs)(?!\p{L})/u,
      'a hard space',
    ],
    [/\dGB|\d[ \u00a0]GB/u, 'Go'],
    [/"|'/u, '« », ’'],
  ],
  'nl-NL': [
    [
      /(?:[Kk]limaat|[Mm]ilieu)(?:vriendelijk|neutraal|bewust)|(?<!\p{L})[Dd]uurza(?:am|me)(?!\p{L}|heid)|[Ee]cologisch/u,
      isClaim,
    ],
    [/CO[2₂]-(?:neutraal|vrij)|biologisch afbreekbaar/u, isClaim],
    [
      /(?<!\p{L})(?:de|deze|onze) shop(?!\p{L})|[Kk]assa(?!\p{L})|[Aa]lsjeblieft|Payback|Boekingen/u,
      'winkel, afrekenen, transacties',
    ],
    [
      /(?<!\p{L})[Ll]evering(?:en)?(?!\p{L})|[Vv]erzending|[Aa]fleveradres|terugzend|hoogstens|hooguit|[Oo]mvang onder de borst/u,
      'bezorging, retour, maximaal, onderborstomvang',
    ],
    [/(?<!\p{L})[Nn]ominale? rente/u, 'debetrentevoet'],
    [/(?<![\p{L}\d/])(?:[Uu]|[Uu]w)(?![\p{L}/])/u, 'je'],
    [/winkelwagen|winkelmandje|(?<!\p{L})het winkel(?:wagen|mand)(?!\p{L})/u, 'de winkelmand'],
    [/[Vv]oucher/u, 'kortingscode'],
    [/goederenwaarde|Waarde van de artikelen/u, 'bestelbedrag, subtotaal'],
    [/(?<!\p{L})binnen (?:\d+|\{\{from\}\})(?:–| tot )/u, 'in 3 tot 5 werkdagen'],
    [/[Tt]ransporteur|[Tt]ransportbedrijf|met transport|het transport(?!\p{L})/u, 'vervoerder'],
    [/Zo moet het komen|moet komen(?!\p{L})/u, 'bezorging'],
    [/[Ee]ffectieve jaarrente|(?<!\p{L})effectief(?!\p{L})/u, 'jaarlijks kostenpercentage'],
    [/[Ww]ettelijke garantie|garantie van twee jaar/u, 'recht op een deugdelijk product'],
    [/[Oo]p factuur/u, 'achteraf betalen'],
    [/[Bb]etaalwijze|[Aa]fhaalpunt|[Tt]egoedbon/u, 'betaalmethode, pakketpunt, kortingscode'],
    [/[Ww]e lezen haar|is ze verhuisd|Wie haar de/u, 'die, hem'],
    [/(?<!\p{L})Naar inloggen(?!\p{L})|Inloggen sluiten|Zoeken sluiten/u, 'Inloggen, Inlogvenster sluiten'],
    [/31\.1\.1980/u, '31-1-1980'],
    [/[\d}][ \u00a0]%/u, '20%'],
    [/„|^[^‘]*[“”]/u, '‘…’, inner “…”'],
    [/walkfrottee|natrekken|(?:bouclé|velours) bekleding|tussenjas/u, 'Dutch words'],
    [
      /\d (?:cm|mm|m|km|kg|g|l|W|kWh|dB|Hz|GB|°C|inch|uur|dagen|werkdagen|jaar|stuks|tekens|euro)(?!\p{L})/u,
      'a hard space',
    ],
    [/€ \d/u, 'a hard space'],
    [/"/u, '‘…’'],
  ],
};

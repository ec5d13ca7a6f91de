import type { Synonyms } from './language.ts';

/** What things are called in Austria and elsewhere: shoppers use either, and so does the catalogue. */
export const austrianSynonyms: Synonyms = {
  same: [
    ['Kasten', 'Schrank'],
    ['Polster', 'Kissen'],
    ['Spannleintuch', 'Spannbettlaken'],
    ['Leintuch', 'Bettlaken'],
    ['Tuchent', 'Bettdecke'],
    ['Nachtkästchen', 'Nachttisch'],
    ['Backrohr', 'Backofen'],
    ['Haube', 'Mütze'],
    ['Leiberl', 'T-Shirt'],
    ['Patschen', 'Schlapfen', 'Hausschuh'],
    ['Gatschhose', 'Matschhose'],
    ['Häferl', 'Tasse'],
    ['Reindl', 'Topf'],
    ['Eiskasten', 'Kühlschrank'],
    ['Mistkübel', 'Mülleimer'],
    ['Stockerl', 'Hocker'],
    ['Schnürlsamt', 'Cord'],
    ['Stutzen', 'Kniestrumpf'],
    ['Federpennal', 'Federmäppchen'],
    ['Fauteuil', 'Sessel'],
  ],
  means: {
    // In Austria one sits on a Sessel at the table; elsewhere it has arms.
    Sessel: ['Stuhl'],
    Leintuch: ['Spannbettlaken'],
    Tuchent: ['Decke'],
    Häferl: ['Becher'],
    Sackerl: ['Tasche', 'Beutel'],
    Kredenz: ['Sideboard', 'Kommode'],
    Kästchen: ['Kommode', 'Nachttisch'],
    Dirndl: ['Trachtenkleid'],
    Gelsengitter: ['Insektenschutz'],
  },
};

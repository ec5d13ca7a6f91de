import { expect, it } from 'vitest';
import { resolve } from 'node:path';
import { readReviewWords } from '../../content-fixtures/demonstration/reviews/review-words.ts';
import { contentFolder } from './shipped-content.ts';

const words = readReviewWords(resolve(contentFolder, 'demonstration/words'));

/** What nobody says who gives four stars or five: that it goes back, that it is kept for want of a choice, or regrets. */
const reserved =
  /zurückschick|Rücksend|ging zurück|behalte|nächsten Mal|in Ordnung|enttäusch|renvoi|renvoy|garde|prochaine fois|correct|déçu|terugst|houd het|volgende keer|teleurgesteld/i;

it('what reviews of four and five stars are made of fits four stars', () => {
  // With four stars, what is missing for the fifth is said in a general sentence of the middle mood.
  const happy = [
    ...words.titles.good,
    ...words.general.good,
    ...words.general.middle,
    ...Object.values(words.areas).flatMap(({ good }) => good),
  ];
  expect(happy.length).toBeGreaterThan(50);
  expect(happy.filter(({ de, fr, nl }) => reserved.test(`${de} ${fr} ${nl}`))).toEqual([]);
});

it('the test knows such a sentence when it is where it belongs', () => {
  const reservations = [...words.titles.middle, ...words.titles.poor, ...words.general.poor];
  expect(reservations.filter(({ de }) => reserved.test(de)).length).toBeGreaterThan(2);
});

import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import { facePath } from './face-path.ts';
import messages from './messages/de.json';

const draw = (name: 'minimal' | 'full' = 'full', page: TestPage = {}): string =>
  drawBlock(block, { ...examples[name], page: testPageView({ messages, ...page }) });

describe('survey-rating', () => {
  test('asks one question with an answer for each step, as a plain form', () => {
    const html = draw();
    expect(html).toContain('id="n1" aria-labelledby="n1.title"');
    expect(html).toContain('<div class="survey-rating-panel" id="_.umfrage-search">');
    expect(html).toMatch(
      /<h2 [^>]*id="n1.title">Hast Du gefunden, was Du gesucht hast\?<span aria-hidden="true"> \*<\/span><\/h2>/,
    );
    expect(html).toMatch(/<form [^>]*action="\/api\/inform\/rating\/survey" method="post">/);
    expect(html.match(/<input type="radio" required=""[^>]* name="step" value="\d"/g)).toHaveLength(5);
    expect(html).toContain('role="radiogroup" aria-labelledby="n1.title"');
    expect(html).toContain('1 von 5, nein</span>');
    expect(html).toContain('3 von 5</span>');
    expect(html).toContain('5 von 5, ja, sofort</span>');
    expect(html).toContain('<input type="hidden" name="survey" value="search"/>');
    expect(html).toContain('>Antwort senden</button>');
  });

  test('asks for words only where the file has a question for them', () => {
    expect(draw()).toMatch(/<textarea [^>]*name="comment"[^>]* maxLength="1000"/i);
    expect(draw('minimal')).not.toContain('<textarea');
  });

  test('thanks in the place of the form', () => {
    const html = draw('full', { query: { umfrage: 'danke' } });
    expect(html).toContain('Danke, das hilft uns weiter.');
    expect(html).toContain('role="status"');
    expect(html).not.toContain('<form');
  });

  test.each([
    ['zu-oft', 'Das war sehr oft in kurzer Zeit.'],
    ['fehler', 'Das hat gerade nicht geklappt.'],
  ])('says what was wrong: %s', (umfrage, words) => {
    expect(draw('full', { query: { umfrage } })).toMatch(
      new RegExp(`role="alert" data-answer=""[^>]*>${words.replaceAll('.', '\\.')}`),
    );
  });

  test('says beside the faces that one has to be chosen, and in the summary', () => {
    const html = draw('full', { query: { umfrage: 'leer' } });
    expect(html).toMatch(/<input type="radio" [^>]*id="n1\.step"[^>]* aria-invalid="true"/);
    expect(html).toMatch(/id="n1\.step-fault"><svg.*?<span data-words="">Bitte wähle eine Antwort aus\.</);
    expect(html).toContain('<a href="#n1.step" data-words="">Bitte wähle eine Antwort aus.</a>');
  });

  test('knows no other states', () => {
    for (const umfrage of ['', '__proto__', '<b>']) expect(draw('full', { query: { umfrage } })).toBe(draw());
  });

  test('draws faces from sad to glad', () => {
    expect(facePath(1, 5)).toContain('M8 16.5Q12 12.9 16 16.5');
    expect(facePath(3, 5)).toContain('M8 15.5Q12 15.5 16 15.5');
    expect(facePath(5, 5)).toContain('M8 14.5Q12 18.1 16 14.5');
    expect(new Set(Array.from({ length: 10 }, (_, step) => facePath(step + 1, 10))).size).toBe(10);
  });
});

import { describe, expect, test } from 'vitest';
import { elementWith, seenText } from './running/seen-text.ts';

const page =
  '<!doctype html><html lang="de"><head><title>Titel</title><style>p > b {}</style></head><body>' +
  '<p data-wrong="Im Attribut">Gesehen &amp; <b>fett</b>&nbsp;gelesen<br>darunter</p>' +
  '<svg><path d=""></path><use href="#x"/></svg></b><p hidden>Verborgen <i>auch das</i></p><template><p>Vorlage</p></template>' +
  '<script>if (1 < 2) "<p>Skript</p>"</script><div id="a"><div>innen</div>außen</div><p id="b">danach</p></body></html>';

describe('what somebody reads of HTML', () => {
  test('is its text, and nothing of attributes, scripts, templates and what is hidden', () => {
    expect(seenText(page)).toBe('Gesehen & fett gelesen darunter innen außen danach');
  });

  test('can be looked for in an element, which ends where it ends', () => {
    expect(seenText(elementWith(page, 'id="a"'))).toBe('innen außen');
    expect(seenText(elementWith(page, 'id="b"'))).toBe('danach');
    expect(elementWith(page, 'id="c"')).toBe('');
  });
});

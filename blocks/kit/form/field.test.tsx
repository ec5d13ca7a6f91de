import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field, type FieldProps } from './field.tsx';

const draw = (props: Partial<FieldProps> = {}) =>
  renderToStaticMarkup(
    <Field id="n1-city" label="Ort" {...props}>
      {(control) => <input {...control} name="city" />}
    </Field>,
  );

it('labels its control', () => {
  expect(draw()).toBe(
    '<div class="field"><label class="field-label" for="n1-city">Ort</label>' +
      '<input id="n1-city" class="field-box" name="city"/></div>',
  );
});

it('links its hint to the control', () => {
  const html = draw({ hint: 'Wie auf Deinem Meldezettel' });
  expect(html).toContain('aria-describedby="n1-city-note"');
  expect(html).toContain('<p class="field-note field-hint" id="n1-city-note">Wie auf Deinem Meldezettel</p>');
  expect(html).not.toContain('aria-invalid');
});

it('says what was changed in place of the hint', () => {
  const html = draw({ hint: 'Wie auf Deinem Meldezettel', notice: 'Wir haben „wien“ groß geschrieben.' });
  expect(html).toMatch(/field-notice" id="n1-city-note"><svg.*<\/svg>Wir haben „wien“ groß geschrieben\./);
  expect(html).not.toContain('Meldezettel');
});

it('says what is wrong before anything else, by icon, colour and words', () => {
  const html = draw({ hint: 'Wie auf Deinem Meldezettel', notice: 'Geändert.', error: 'Gib einen Ort ein.' });
  expect(html).toContain('aria-invalid="true" aria-describedby="n1-city-note"');
  expect(html).toMatch(
    /field-error" id="n1-city-note"><svg.*aria-hidden="true".*<\/svg>Gib einen Ort ein\.</,
  );
  expect(html).not.toMatch(/Meldezettel|Geändert/);
});

it('has room for what the browser will find, hidden until then', () => {
  const html = draw({ hint: 'Wie auf Deinem Meldezettel', faults: { missing: 'Ort?', wrong: 'So nicht.' } });
  expect(html).toContain('aria-describedby="n1-city-note n1-city-fault"');
  expect(html).toContain('data-missing="Ort?" data-wrong="So nicht."');
  expect(html).toMatch(
    /<p class="field-note field-error" id="n1-city-fault" hidden=""><svg.*<\/svg><span data-words=""><\/span><\/p>/,
  );
  expect(draw({ faults: { missing: 'Ort?' } })).not.toContain('data-wrong');
});

it('says what the server found where the browser will say what it finds, and keeps the hint', () => {
  const html = draw({ hint: 'Wie auf Deinem Meldezettel', error: 'So nicht.', faults: { missing: 'Ort?' } });
  expect(html).toContain('aria-invalid="true" aria-describedby="n1-city-note n1-city-fault"');
  expect(html).toContain('field-hint" id="n1-city-note">Wie auf Deinem Meldezettel</p>');
  expect(html).toMatch(/id="n1-city-fault"><svg.*<\/svg><span data-words="">So nicht\.<\/span>/);
  expect(html).not.toContain('hidden=""');
});

it('has words of its own for what is too short', () => {
  expect(draw({ faults: { missing: 'Ort?', wrong: 'Nein.', short: 'Kurz.' } })).toContain(
    'data-short="Kurz."',
  );
});

it('marks what has to be filled in for eyes by a star, for ears by the control', () => {
  const html = draw({ required: true });
  expect(html).toContain('Ort<span aria-hidden="true"> *</span></label>');
  expect(html).toContain('required=""');
});

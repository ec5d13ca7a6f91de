import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormSummary } from './form-summary.tsx';

it('has a way to each field, and shows nothing until it is filled', () => {
  const fields = [
    { id: 'a', label: 'Ort' },
    { id: 'b', label: 'Straße' },
  ];
  const html = renderToStaticMarkup(<FormSummary form="f" fields={fields} title="Bitte sieh Dir noch an:" />);
  expect(html).toBe(
    '<div class="field-summary" id="f-summary" role="alert" hidden="">Bitte sieh Dir noch an:<ul>' +
      '<li id="a-listed" hidden=""><a href="#a" data-words="">Ort</a></li>' +
      '<li id="b-listed" hidden=""><a href="#b" data-words="">Straße</a></li></ul></div>',
  );
});

it('shows at once what the server found, named by its field where that is wanted', () => {
  const fields = [
    { id: 'a', label: 'Ort', fault: 'Das ist ein Pflichtfeld.' },
    { id: 'b', label: 'Straße' },
  ];
  const draw = (colon?: string): string =>
    renderToStaticMarkup(<FormSummary form="f" fields={fields} title="Bitte:" colon={colon} />);
  expect(draw()).toContain('id="f-summary" role="alert">');
  expect(draw()).toContain('<li id="a-listed"><a href="#a" data-words="">Das ist ein Pflichtfeld.</a></li>');
  expect(draw(':')).toContain('<a href="#a">Ort: <span data-words="">Das ist ein Pflichtfeld.</span></a>');
  expect(draw(':')).toContain('<li id="b-listed" hidden="">');
});

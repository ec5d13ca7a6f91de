import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../schemas/json.ts';
import { InStudio } from '../testing/in-studio.tsx';
import { PageForm } from './page-form.tsx';

function draw(page: JsonObject): string {
  return renderToStaticMarkup(
    <InStudio language="de">
      <PageForm
        page={page}
        problemsOf={(field) => (field === 'title' ? ['Viel zu kurz.'] : [])}
        target={undefined}
        isReadOnly={false}
        onChange={() => {}}
      />
    </InStudio>,
  );
}

test('a page shows its title with what is wrong with it, its description, and that search engines may show it', () => {
  const html = draw({ title: 'Advent', description: 'Geschenke' });
  expect(html).toContain('value="Advent"');
  expect(html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
    '6 Zeichen. Viel zu kurz. Beschreibung Geschenke',
  );
  expect(html).toContain('checked=""');
});

test('of a page that search engines may not show the box is empty', () => {
  expect(draw({ title: 'Advent', robots: 'noindex,follow' })).not.toContain('checked');
  expect(draw({ title: 'Advent', robots: 'none' })).not.toContain('checked');
});

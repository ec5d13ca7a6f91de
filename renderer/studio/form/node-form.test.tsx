import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import type { EditorRole } from '../../../schemas/editing/document.ts';
import { noFacts } from '../../../schemas/facts/fill-facts.ts';
import type { Issue } from '../../../schemas/issue.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import { studioTexts } from '../text/studio-texts.ts';
import { TextContext } from '../text/text-context.ts';
import { NodePanel } from './node-panel.tsx';

const blocks = globSync('blocks/*/*/examples.json').map((file) => {
  const type = file.split('/')[2] ?? '';
  const published = JSON.parse(readFileSync(`schemas/published/blocks/${type}.json`, 'utf8')) as {
    props: BlockInfo['schema'];
    data: Record<string, unknown>;
  };
  const data = Object.fromEntries(Object.keys(published.data).map((name) => [name, { required: true }]));
  const block: BlockInfo = { type, v: 1, group: '', slots: {}, schema: published.props, data, example: {} };
  return {
    type,
    block,
    examples: Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, JsonObject>),
  };
});

interface Given {
  node: JsonObject;
  block: BlockInfo | undefined;
  role?: EditorRole;
  issues?: Issue[];
}

function draw({ node, block, role = 'editor', issues = [] }: Given, language: 'de' | 'en' = 'de'): string {
  return renderToStaticMarkup(
    <TextContext value={studioTexts(language)}>
      <NodePanel
        {...{
          nodeId: 'a',
          node,
          block,
          language,
          role,
          issues,
          nodes: [],
          target: undefined,
          base: 'de-AT',
          fallback: 'de',
        }}
        shop={{ locales: ['de-AT', 'fr-CH'], timeZone: 'Europe/Vienna', facts: noFacts, colours: [] }}
        lookup={async () => []}
        pointer="/regions/main/0"
        wordsOf={({ message }) => message}
        onChange={() => {}}
      />
    </TextContext>,
  );
}

function words(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

function blockOf(type: string): BlockInfo {
  const found = blocks.find((one) => one.type === type);
  if (!found) throw new Error(type);
  return found.block;
}

describe('the form of a node', () => {
  test.each(blocks)(
    'of $type shows every field of its example with words, none of them in code',
    ({ type, block, examples }) => {
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        const node = { ...example, id: 'a', type };
        const text = words(draw({ node, block }));
        expect(text.match(/\b(form|problems)\.[a-zA-Z]+/g)).toBeNull();
        expect(text).not.toContain('undefined');
      }
    },
  );

  test('ties words, help and what is wrong to the field', () => {
    const node = { id: 'a', type: 'hero-banner', props: { title: 'x'.repeat(62), picture: { src: 'wald' } } };
    const html = draw({ node, block: blockOf('hero-banner') });
    const [, id = '', described = ''] =
      / id="([^"]+)" aria-describedby="([^"]+)" aria-invalid="true" data-path="props\/title"/.exec(html) ??
      [];
    expect(html).toContain(`<label class="ui-label" for="${id}"`);
    expect(html).toContain(
      `<div id="${described}" class="form-below"><p class="ui-fault">Der Text ist um 2 Zeichen zu lang (höchstens 60).</p>`,
    );
  });

  test('shows what the server found where it is', () => {
    const node = { id: 'a', type: 'hero-banner', props: { title: 'Herbst', picture: { src: 'wlad' } } };
    const issue = {
      pointer: '/regions/main/0/props/picture/src',
      message: 'Das Bild gibt es nicht.',
    } as Issue;
    expect(words(draw({ node, block: blockOf('hero-banner'), issues: [issue] }))).toContain(
      'Das Bild gibt es nicht.',
    );
  });

  test('says in which hour of the shop’s clocks a block begins', () => {
    const node = { id: 'a', type: 'divider', props: {}, when: { from: '2026-12-01T00:00:00Z' } };
    const html = draw({ node, block: blockOf('divider') });
    expect(html).toContain('value="2026-12-01T01:00"');
    expect(words(html)).toContain('Uhrzeit in Europe/Vienna');
  });

  test('says why a field cannot be changed', () => {
    const node = {
      id: 'a',
      type: 'hero-banner',
      props: { title: 'Herbst', picture: { src: 'a' } },
      meta: { locks: ['props.title'] },
    };
    const given = { node, block: blockOf('hero-banner') };
    const isReadOnly = /data-path="props\/title"[^>]* readOnly=""/;
    expect(draw(given)).toMatch(isReadOnly);
    expect(words(draw(given))).toContain('Dieses Feld haben Administratoren gesperrt.');
    expect(draw({ ...given, role: 'administrator' })).not.toMatch(isReadOnly);
    expect(words(draw({ ...given, role: 'reader' }, 'en'))).toContain(
      'You may look at this page, but not change it.',
    );
  });

  test('of a block that the shop does not know is its JSON', () => {
    const text = words(draw({ node: { id: 'a', type: 'later', props: { x: 1 } }, block: undefined }));
    expect(text).toContain('Diesen Block kennt der Shop nicht.');
    expect(text).not.toContain('Inhalt');
  });
});

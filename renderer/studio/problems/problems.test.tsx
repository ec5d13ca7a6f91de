import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import type { Issue } from '../../../schemas/issue.ts';
import { noFacts } from '../../../schemas/facts/fill-facts.ts';
import { studioMessages, studioTexts } from '../text/studio-texts.ts';
import { TextContext } from '../text/text-context.ts';
import { issueWords, type WordsContext } from './issue-words.ts';
import { problemGroups } from './problem-groups.ts';
import { ProblemsPanel } from './problems-panel.tsx';

const { props } = JSON.parse(readFileSync('schemas/published/blocks/hero-banner.json', 'utf8')) as {
  props: BlockInfo['schema'];
};
const block = { type: 'hero-banner', schema: props } as BlockInfo;
const node = {
  id: 'hero',
  props: {
    title: 'Ein Titel, der für ein Banner sehr viel zu lang geraten ist, leider',
    picture: { src: 'wlad' },
    actions: [{ label: 'Mehr' }, { label: '' }],
  },
  i18n: { 'fr-CH': { props: { title: 'x'.repeat(61) } } },
};

function context(language: 'de' | 'en'): WordsContext {
  return {
    ...{ text: studioTexts(language), language, facts: noFacts },
    nodeOf: (id) => (id === 'hero' ? { pointer: '/regions/main/0', node, block } : undefined),
  };
}

function issue(code: Issue['code'], place: string, more: Partial<Issue> = {}): Issue {
  return {
    ...{
      code,
      severity: 'warning',
      nodeId: 'hero',
      field: null,
      message: 'This is wrong.',
      hint: 'Correct it.',
    },
    pointer: `/regions/main/0${place}`,
    ...more,
  };
}

describe('an issue in the words of editors', () => {
  test('names the field of the page itself that it is about', () => {
    const about = (name: string): string =>
      issueWords(issue('head-length', '', { nodeId: null, pointer: `/page/${name}` }), context('de')).field;
    expect([about('title'), about('description'), about('frame')]).toEqual(['Titel', 'Beschreibung', '']);
  });

  test('says by how much a text is too long, and in which field', () => {
    expect(issueWords(issue('props-invalid', '/props/title'), context('de'))).toMatchObject({
      what: 'Der Text ist um 7 Zeichen zu lang (höchstens 60).',
      field: 'Titel',
      path: ['props', 'title'],
    });
    expect(issueWords(issue('props-invalid', '/props/title'), context('en')).what).toBe(
      'The text is 7 characters too long (at most 60).',
    );
  });

  test('names the place in a list, and the language', () => {
    expect(issueWords(issue('props-invalid', '/props/actions/1/label'), context('de'))).toMatchObject({
      what: 'Bitte ausfüllen: ohne das fehlt etwas.',
      field: 'Knöpfe 2 › Worte',
      path: ['props', 'actions', 1, 'label'],
    });
    expect(issueWords(issue('overlay-invalid', '/i18n/fr-CH/props/title'), context('de'))).toMatchObject({
      what: 'Der Text ist um 1 Zeichen zu lang (höchstens 60).',
      field: 'Französisch (Schweiz) › Titel',
    });
  });

  test('names what there is not, and what is meant', () => {
    const found = issueWords(
      issue('picture-unknown', '/props/picture/src', {
        hint: 'Is "wald" meant? Choose a picture from the library.',
      }),
      context('de'),
    );
    expect(found.what).toBe('Das Bild „wlad“ gibt es nicht.');
    expect(found.todo).toBe('Ist „wald“ gemeint? Wähle eines aus der Bibliothek.');
  });

  test('of the page itself leads to the page', () => {
    const found = issueWords(
      issue('page-empty', '', { nodeId: null, pointer: '/regions/main' }),
      context('en'),
    );
    expect(found).toMatchObject({
      what: 'The page has no block to show.',
      field: '',
      path: ['regions', 'main'],
    });
  });

  test('of a code that only a newer server knows says what the server says', () => {
    const found = issueWords(issue('new-fault' as Issue['code'], '/props'), context('en'));
    expect(found.what).toBe('Something is wrong here: This is wrong.');
    expect(found.todo).toBe('Correct it.');
  });

  test('there are for every code, in German and English', () => {
    const codes = [...readFileSync('schemas/issue.ts', 'utf8').matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(
      ([, code = '']) => code,
    );
    expect(codes.length).toBeGreaterThan(45);
    const messages = studioMessages();
    const missing = codes.flatMap((code) =>
      ['de', 'en'].flatMap((language) =>
        ['what', 'todo']
          .map((part) => `problems.${code}.${part}`)
          .filter((key) => !messages[language]?.[key]),
      ),
    );
    expect(missing).toEqual([]);
  });
});

test('stand by blocks in the order of the page, the page itself first, the worst of each first', () => {
  const found = [
    issue('text-unshown', '', { nodeId: 'b', severity: 'notice' }),
    issue('link-dead', '', { nodeId: 'a' }),
    issue('page-empty', '', { nodeId: null, severity: 'error' }),
    issue('props-invalid', '', { nodeId: 'b', severity: 'error' }),
  ];
  const groups = problemGroups(found, ['a', 'b']);
  expect(groups.map(({ nodeId, issues }) => [nodeId, ...issues.map(({ code }) => code)])).toEqual([
    [null, 'page-empty'],
    ['a', 'link-dead'],
    ['b', 'props-invalid', 'text-unshown'],
  ]);
});

test('are told with their counts, and that errors keep a page from being published', () => {
  const found = [
    issue('props-invalid', '/props/title', { severity: 'error' }),
    issue('link-empty', '/props/actions/0/href'),
  ];
  const html = renderToStaticMarkup(
    <TextContext value={studioTexts('de')}>
      <ProblemsPanel
        issues={found}
        nodes={['hero']}
        nameOf={() => 'Hero-Banner'}
        wordsOf={(one) => issueWords(one, context('de'))}
        onShow={() => {}}
        fixOf={(one) => (one.code === 'link-empty' ? () => {} : undefined)}
      />
    </TextContext>,
  );
  const words = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain(
    'ein Fehler, eine Warnung Fehler verhindern das Veröffentlichen. Hero-Banner Fehler Titel Der Text ist um 7',
  );
  expect(words).toContain(
    'Knöpfe 1 › Adresse Der Link führt nirgendwohin; seine Worte stehen allein. Wähle ein Ziel. Beheben',
  );
});

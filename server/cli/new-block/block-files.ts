/** What the folder of a new block is made with, beside the parts that every block has. */
export interface BlockParts {
  /** Name of the block: its folder, its type in content, the prefix of its class names. */
  type: string;
  /** A button with a behaviour of its own, on HTML of the server. */
  action: boolean;
  /** A part that is drawn anew in the browser. */
  island: boolean;
  /** A list of entries among the props. */
  list: boolean;
  /** Languages of the shops; the first has the words that the test looks for. */
  languages: readonly string[];
}

/** Files of a new block by their names: they work as they are, and each shows where one’s own goes. */
export function blockFiles(parts: BlockParts): Record<string, string> {
  return {
    'block.ts': blockFile(parts),
    'schema.ts': schemaFile(parts),
    'styles.ts': stylesFile(parts),
    'view.tsx': viewFile(parts),
    'view.test.tsx': viewTest(parts),
    'examples.json': examplesFile(parts),
    ...Object.fromEntries(
      parts.languages.map((language) => [`messages/${language}.json`, messagesFile(parts, language)]),
    ),
    ...(parts.action && { 'action.ts': actionFile, 'action.test.ts': actionTest(parts.type) }),
    ...(parts.island && { 'island.tsx': islandFile }),
  };
}

/** Languages that the words of a new block are known in; others begin with the German ones. */
export const scaffoldLanguages: readonly string[] = ['de', 'fr', 'nl'];

type Word = 'label' | 'show' | 'hide' | 'question' | 'yes' | 'no' | 'thanks';

const words: Record<Word, Record<string, string>> = {
  label: { de: 'Gut zu wissen', fr: 'Bon à savoir', nl: 'Goed om te weten' },
  show: { de: 'Text zeigen', fr: 'Afficher le texte', nl: 'Tekst tonen' },
  hide: { de: 'Text ausblenden', fr: 'Masquer le texte', nl: 'Tekst verbergen' },
  question: { de: 'Hat Dir das geholfen?', fr: 'Cela t’a-t-il aidé\u00a0?', nl: 'Heeft dit je geholpen?' },
  yes: { de: 'Ja', fr: 'Oui', nl: 'Ja' },
  no: { de: 'Nein', fr: 'Non', nl: 'Nee' },
  thanks: { de: 'Danke für Deine Antwort.', fr: 'Merci pour ta réponse.', nl: 'Bedankt voor je antwoord.' },
};

function wordsOf({ action, island }: BlockParts): Word[] {
  return [
    'label',
    ...(action ? (['show', 'hide'] as const) : []),
    ...(island ? (['question', 'yes', 'no', 'thanks'] as const) : []),
  ];
}

function messagesFile(parts: BlockParts, language: string): string {
  return json(
    Object.fromEntries(
      wordsOf(parts).map((word) => [`${parts.type}.${word}`, words[word][language] ?? words[word].de]),
    ),
  );
}

function blockFile({ type, action, island }: BlockParts): string {
  return lines(
    `import { defineBlock } from '../../kit/define/define-block.ts';`,
    `import { section } from '../../kit/section/section.ts';`,
    (action || island) && `import { button } from '../../kit/style/button.ts';`,
    island && `import { Island } from './island.tsx';`,
    `import { props } from './schema.ts';`,
    `import { styles } from './styles.ts';`,
    `import { view } from './view.tsx';`,
    '',
    'export const block = defineBlock({',
    `  type: '${type}',`,
    '  v: 1,',
    `  policy: 'hide',`,
    '  props,',
    action || island ? '  styles: [section, button, styles],' : '  styles: [section, styles],',
    '  view,',
    island && `  island: { component: Island, strategy: 'interaction' },`,
    '});',
  );
}

function schemaFile({ list }: BlockParts): string {
  return lines(
    `import { z } from 'zod';`,
    '',
    'export const props = z.strictObject({',
    '  headline: z.string().trim().min(1).max(120),',
    '  text: z.string().trim().min(1).max(600).optional(),',
    list && '  points: z.array(z.string().trim().min(1).max(200)).min(1).max(12),',
    '});',
    'export type Props = z.output<typeof props>;',
  );
}

function stylesFile({ type, action, island, list }: BlockParts): string {
  return lines(
    `import { defineStyles } from '../../kit/style/define-styles.ts';`,
    '',
    `export const styles = defineStyles('${type}', {`,
    `  label: { margin: 0, fontSize: 'var(--text-sm)', fontWeight: 650, color: 'var(--brand-strong)' },`,
    `  text: { margin: 'var(--s-1) 0 0', maxWidth: '65ch', color: 'var(--ink-2)' },`,
    list &&
      `  list: { margin: 'var(--s-2) 0 0', paddingInlineStart: 'var(--s-3)', overflowWrap: 'anywhere' },`,
    (action || island) && '  // Without a script a press would do nothing.',
    action && `  toggle: { marginBlockStart: 'var(--s-2)', '@media (scripting:none)': { display: 'none' } },`,
    island && '  question: {',
    island && `    display: 'flex',`,
    island && `    flexWrap: 'wrap',`,
    island && `    alignItems: 'center',`,
    island && `    gap: 'var(--s-1)',`,
    island && `    minHeight: '2.5rem',`,
    island && `    margin: 'var(--s-2) 0 0',`,
    island && `    '@media (scripting:none)': { display: 'none' },`,
    island && '  },',
    '});',
  );
}

function viewFile({ type, action, island, list }: BlockParts): string {
  const inputs = ['props', 'page', ...(island ? ['island'] : [])].join(', ');
  return lines(
    `import type { ViewInput } from '../../kit/define/define-block.ts';`,
    `import { section } from '../../kit/section/section.ts';`,
    action && `import { button } from '../../kit/style/button.ts';`,
    `import { classNames } from '../../kit/style/class-names.ts';`,
    island && `import type { IslandProps } from './island.tsx';`,
    `import type { Props } from './schema.ts';`,
    `import { styles } from './styles.ts';`,
    '',
    `export function view({ ${inputs} }: ViewInput<Props, object, never, ${island ? 'IslandProps' : 'never'}>) {`,
    '  return (',
    '    <section id={page.nodeId} className={classNames(section.root, section.inner)}>',
    `      <p className={styles.label}>{page.t('${type}.label')}</p>`,
    '      <h2 className={section.title}>{props.headline}</h2>',
    '      {props.text && <p className={styles.text}>{props.text}</p>}',
    action && '      {props.text && (',
    action && '        <button',
    action && '          type="button"',
    action && '          className={classNames(button.root, button.secondary, button.small, styles.toggle)}',
    action && `          data-action="${type}"`,
    action && '          aria-expanded="true"',
    action && `          data-show={page.t('${type}.show')}`,
    action && `          data-hide={page.t('${type}.hide')}`,
    action && '        >',
    action && `          {page.t('${type}.hide')}`,
    action && '        </button>',
    action && '      )}',
    list && '      <ul className={styles.list}>',
    list && '        {props.points.map((point) => (',
    list && '          <li key={point}>{point}</li>',
    list && '        ))}',
    list && '      </ul>',
    island && '      {island({',
    island && `        question: page.t('${type}.question'),`,
    island && `        yes: page.t('${type}.yes'),`,
    island && `        no: page.t('${type}.no'),`,
    island && `        thanks: page.t('${type}.thanks'),`,
    island && '      })}',
    '    </section>',
    '  );',
    '}',
  );
}

function viewTest(parts: BlockParts): string {
  const { type, action, island, list, languages } = parts;
  return lines(
    `import { describe, expect, test } from 'vitest';`,
    `import { drawBlock } from '../../kit/testing/draw-block.ts';`,
    `import { testPageView } from '../../kit/testing/page-view.ts';`,
    `import { block } from './block.ts';`,
    `import examples from './examples.json' with { type: 'json' };`,
    `import messages from './messages/${languages[0]}.json' with { type: 'json' };`,
    '',
    'const draw = (props: object): string => drawBlock(block, { props, page: testPageView({ messages }) });',
    '',
    `describe('${type}', () => {`,
    `  test('shows what the editor wrote, below the shop’s own words', () => {`,
    '    const html = draw(examples.full.props);',
    `    expect(html).toContain(\`\${messages['${type}.label']}</p>\`);`,
    '    expect(html).toContain(`${examples.full.props.headline}</h2>`);',
    list &&
      '    for (const point of examples.full.props.points) expect(html).toContain(`<li>${point}</li>`);',
    '  });',
    '',
    `  test('does without a text', () => {`,
    `    expect(draw(examples.full.props)).toContain('${type}-text');`,
    `    expect(draw(examples.minimal.props)).not.toContain('${type}-text');`,
    action && `    expect(draw(examples.minimal.props)).not.toContain('data-action');`,
    '  });',
    island && '',
    island && `  test('asks its question with the words of the page', () => {`,
    island && `    expect(draw(examples.minimal.props)).toContain(\`\${messages['${type}.yes']}</button>\`);`,
    island && '  });',
    '});',
  );
}

function examplesFile({ list }: BlockParts): string {
  const points = (...texts: string[]): object => (list ? { points: texts } : {});
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen in allen Größen';
  return json({
    minimal: {
      props: { headline: 'Eine Überschrift', ...points('Ein Punkt') },
      unplaced: 'It is new: no page shows it yet.',
    },
    full: {
      props: {
        headline: 'Eine Überschrift',
        text: 'Ein Satz, der erklärt, worum es geht.',
        ...points('Der erste Punkt', 'Der zweite'),
      },
    },
    'long-text': { props: { headline: long, text: `${long}. `.repeat(5).trim(), ...points(long) } },
    broken: { props: { headline: '', ...points('Ein Punkt') }, expect: ['props-invalid'] },
  });
}

const actionFile = lines(
  '/** Hides the text before the button, or shows it again. */',
  'export function run(toggle: HTMLElement): void {',
  '  const text = toggle.previousElementSibling;',
  '  if (!(text instanceof HTMLElement)) return;',
  '  text.hidden = !text.hidden;',
  '  toggle.ariaExpanded = String(!text.hidden);',
  `  toggle.textContent = (text.hidden ? toggle.dataset.show : toggle.dataset.hide) ?? '';`,
  '}',
);

function actionTest(type: string): string {
  return lines(
    `import { afterEach, expect, test, vi } from 'vitest';`,
    `import { run } from './action.ts';`,
    '',
    'class FakeElement {',
    '  hidden = false;',
    '}',
    '',
    'afterEach(() => void vi.unstubAllGlobals());',
    '',
    `test('${type} hides the text, and shows it again', () => {`,
    `  vi.stubGlobal('HTMLElement', FakeElement);`,
    '  const text = new FakeElement();',
    `  const toggle = { previousElementSibling: text, dataset: { show: 'Zeigen', hide: 'Ausblenden' } };`,
    '  run(toggle as unknown as HTMLElement);',
    '  expect(text.hidden).toBe(true);',
    `  expect(toggle).toMatchObject({ textContent: 'Zeigen', ariaExpanded: 'false' });`,
    '  run(toggle as unknown as HTMLElement);',
    '  expect(text.hidden).toBe(false);',
    `  expect(toggle).toMatchObject({ textContent: 'Ausblenden', ariaExpanded: 'true' });`,
    '});',
  );
}

const islandFile = lines(
  `import { useState } from 'react';`,
  `import { button } from '../../kit/style/button.ts';`,
  `import { classNames } from '../../kit/style/class-names.ts';`,
  `import { styles } from './styles.ts';`,
  '',
  '/** JSON alone: the browser knows no texts, so they come with the page. */',
  'export interface IslandProps {',
  '  question: string;',
  '  yes: string;',
  '  no: string;',
  '  thanks: string;',
  '}',
  '',
  '/** Asks, and thanks for the answer. */',
  'export function Island({ question, yes, no, thanks }: IslandProps) {',
  '  const [isAnswered, setAnswered] = useState(false);',
  '  const look = classNames(button.root, button.secondary, button.small);',
  '  return (',
  '    <div className={styles.question} role="status">',
  '      <span>{isAnswered ? thanks : question}</span>',
  '      {!isAnswered &&',
  '        [yes, no].map((answer) => (',
  '          <button key={answer} type="button" className={look} onClick={() => setAnswered(true)}>',
  '            {answer}',
  '          </button>',
  '        ))}',
  '    </div>',
  '  );',
  '}',
);

function lines(...all: (string | false)[]): string {
  return `${all.filter((line) => line !== false).join('\n')}\n`;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

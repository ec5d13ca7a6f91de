import { expect, test } from 'vitest';
import type { Issue } from '../../../schemas/issue.ts';
import { studioTexts } from '../text/studio-texts.ts';
import { faultBoxes } from './fault-boxes.ts';

const issue = (nodeId: string | null, severity: Issue['severity'], message: string): Issue => ({
  ...{ code: 'props-invalid', severity, pointer: '', nodeId, field: null, message, hint: '' },
});

test('each block with errors has a box with its name and what to do; what is no error has none', () => {
  const issues = [
    issue('a', 'error', 'zu lang'),
    issue('a', 'error', 'fehlt'),
    issue('a', 'error', 'fehlt'),
    issue('b', 'warning', 'weggelassen'),
    issue(null, 'error', 'die Seite'),
  ];
  const boxes = faultBoxes(issues, {
    text: studioTexts('de'),
    wordsOf: ({ message }) => ({ what: `Es ist ${message}.`, todo: 'Ändere es.', field: 'Titel', path: [] }),
    nameOf: (node) => `Block ${node}`,
  });
  expect(boxes).toEqual([
    {
      node: 'a',
      title: '„Block a“ lässt sich so nicht zeigen.',
      lines: ['Titel: Es ist zu lang. Ändere es.', 'Titel: Es ist fehlt. Ändere es.'],
    },
  ]);
});

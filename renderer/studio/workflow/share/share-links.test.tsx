import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { studioTexts } from '../../text/studio-texts.ts';
import { TextContext } from '../../text/text-context.ts';
import { ShareLinks } from './share-links.tsx';

test('links say whose they are, how long they last and whether they were used; one’s own can be ended', () => {
  const by = { id: 'anna', name: 'Anna' };
  const links = [
    { id: 'a', by, createdAt: 1, expiresAt: 2 },
    { id: 'b', createdAt: 3, expiresAt: 4, usedAt: 5 },
  ];
  const html = renderToStaticMarkup(
    <TextContext value={studioTexts('de')}>
      <ShareLinks
        {...{ links, isBusy: false, when: (at) => `T${at}`, onEnd: () => {} }}
        mayEnd={(link) => link.by?.id === 'anna'}
      />
    </TextContext>,
  );
  const [own = '', other = ''] = html.split('<li').slice(1);
  const words = (part: string) => part.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words(own)).toContain('Von Anna, T1 Gilt bis T2. Noch nicht geöffnet. Beenden');
  expect(words(other)).toContain('Gilt bis T4. Zuletzt geöffnet: T5.');
  expect(words(other)).not.toContain('Beenden');
});

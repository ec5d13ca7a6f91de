import { expect, test } from 'vitest';
import { testFormState } from '../../kit/account/testing/form-state.ts';
import accountMessages from '../../kit/account/messages/de.json' with { type: 'json' };
import formMessages from '../../kit/form/messages/de.json' with { type: 'json' };
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import ownMessages from './messages/de.json' with { type: 'json' };

const messages = { ...formMessages, ...accountMessages, ...ownMessages };
const draw = (form: Parameters<typeof testFormState>[0]): string =>
  drawBlock(block, { data: { form: testFormState(form) }, page: testPageView({ messages, nodeId: 'v' }) });

test('asks for the address and a proof, in a way that needs neither eyes nor ears', () => {
  const html = draw({ needsProof: true, formToken: 'abc' });
  expect(html).toContain('<input type="hidden" name="form" value="forgot-password"/>');
  expect(html).toMatch(/<input id="v.form-email"[^>]* required=""/);
  expect(html).toMatch(
    /<div [^>]*id="v.form-captcha" role="group" [^>]*aria-labelledby="v.form-captcha-title"/,
  );
  expect(html).toContain('<input type="hidden" name="captcha"/>');
  expect(html).toContain('<input type="hidden" name="formToken" value="abc"/>');
  for (const words of [
    'Ohne JavaScript prüfen wir es so',
    'Ohne Rechenaufgabe absenden',
    'Dein Browser löst',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('<img');
});

test('says what is wrong with the proof beside it', () => {
  const html = draw({ needsProof: true, faults: [{ field: 'captcha', detail: 'Das ist ein Pflichtfeld.' }] });
  expect(html).toMatch(
    /id="v.form-captcha-fault"><svg.*?<\/svg><span data-words="">Das ist ein Pflichtfeld\./,
  );
  expect(html).toContain('<li id="v.form-captcha-listed"><a href="#v.form-captcha">');
});

test('is over once a link is on its way', () => {
  const html = draw({ isOver: true, notice: { kind: 'good', text: 'Ein Mail ist unterwegs.' } });
  expect(html).toContain('data-kind="good"');
  expect(html).not.toContain('<form');
});

import { describe, expect, test } from 'vitest';
import { testCustomer, testFormState } from '../../kit/account/testing/form-state.ts';
import accountMessages from '../../kit/account/messages/de.json' with { type: 'json' };
import formMessages from '../../kit/form/messages/de.json' with { type: 'json' };
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { tagWith } from '../../kit/testing/tag-with.ts';
import { testTenant } from '../../kit/testing/tenant.ts';
import { block } from './block.ts';
import ownMessages from './messages/de.json' with { type: 'json' };

const messages = { ...formMessages, ...accountMessages, ...ownMessages };
const routes = {
  ...testTenant.routes,
  registration: { path: '/registrieren' },
  'password-forgotten': { path: '/passwort-vergessen' },
};

interface Given {
  form?: Parameters<typeof testFormState>[0];
  numberForm?: Parameters<typeof testFormState>[0];
  visitor?: object;
}

function draw({ form, numberForm, visitor = { kind: 'anonymous' } }: Given = {}): string {
  const page = testPageView({ messages, nodeId: 'l', tenant: { routes } });
  const data = { form: testFormState(form), numberForm: testFormState(numberForm), visitor };
  return drawBlock(block, { props: { benefits: ['Alles an einem Ort'] }, data, page });
}

describe('the login', () => {
  test('posts address and password to its own page, for browsers without scripts', () => {
    const html = draw({ form: { target: '/mein-konto' } });
    for (const part of ['id="l.form"', 'method="post"', 'action="/anmelden"'])
      expect(tagWith(html, '<form', 'data-action="login-form"')).toContain(part);
    expect(html).toContain('<input type="hidden" name="form" value="login"/>');
    expect(html).toContain('<input type="hidden" name="target" value="/mein-konto"/>');
    expect(html).toMatch(/<label [^>]*for="l.form-email">E-Mail-Adresse<span aria-hidden="true"> \*<\/span>/);
    expect(tagWith(html, 'id="l.form-email"')).toContain('autoComplete="username"');
    for (const part of ['type="password"', 'name="password"', 'autoComplete="current-password"'])
      expect(tagWith(html, 'id="l.form-password"')).toContain(part);
    expect(tagWith(html, 'name="stay"')).toMatch(/type="checkbox".*value="yes"/);
    expect(html).toContain('/>Auf diesem Gerät angemeldet bleiben</label>');
    expect(html).toContain('<a href="/passwort-vergessen">Passwort vergessen?</a>');
    expect(html).toContain('href="/registrieren">Konto anlegen</a>');
    // A password that is there may be as short as it once might be, and pasted.
    expect(html).not.toMatch(/minLength|onpaste|maxLength/i);
  });

  test('has one form and no tabs, unless the shop takes customer numbers', () => {
    expect(draw().match(/<form /g)).toHaveLength(1);
    expect(draw()).not.toContain('Kundennummer');
    const html = draw({ numberForm: { rules: { numberLogin: true } } });
    expect(html.match(/<form /g)).toHaveLength(2);
    expect(html).toMatch(
      /<a [^>]*href="#l.way-1">Mit E-Mail-Adresse<\/a>.*<a [^>]*href="#l.way-2">Mit Kundennummer<\/a>/,
    );
    expect(html).toMatch(/id="l.way-2".*<input type="hidden" name="form" value="number-login"\/>/);
    expect(tagWith(html, 'id="l.number-customerNumber"')).toContain('inputMode="numeric"');
    expect(tagWith(html, 'id="l.number-birthday"', 'required=""')).toContain('autoComplete="bday"');
  });

  test('shows again what was refused, with what is wrong beside the fields and in the summary', () => {
    const html = draw({
      form: {
        values: { email: 'a@', stay: 'yes' },
        faults: [{ field: 'email', detail: 'Die E-Mail-Adresse ist nicht gültig.' }],
        notice: { kind: 'bad', text: 'Bitte prüfe Deine Angaben.' },
      },
    });
    expect(tagWith(html, 'id="l.form-email"', 'aria-invalid="true"')).toContain('value="a@"');
    expect(html).toMatch(
      /id="l.form-email-fault"><svg.*?<\/svg><span data-words="">Die E-Mail-Adresse ist nicht gültig\./,
    );
    expect(html).toContain('E-Mail-Adresse: <span data-words="">Die E-Mail-Adresse ist nicht gültig.</span>');
    expect(tagWith(html, 'name="stay"')).toContain('checked=""');
    expect(html).not.toContain('Bitte prüfe Deine Angaben.');
  });

  test('says above the form what is wrong with the whole, and what was just done', () => {
    const notice = { kind: 'good', text: 'Bis bald!' } as const;
    expect(draw({ form: { notice } })).toMatch(
      /data-notice="" data-kind="good" [^>]*>.*<p role="status">Bis bald!/,
    );
    expect(draw()).toMatch(/data-notice="" tabindex="-1" hidden=""/i);
  });

  test('keeps the captcha unseen until it is asked for, and then has the token that stands for it', () => {
    expect(draw()).toMatch(/data-captcha=""[^>]* hidden=""/);
    const html = draw({ form: { needsProof: true, formToken: 'abc' } });
    expect(html).not.toMatch(/data-captcha=""[^>]* hidden=""/);
    expect(html).toContain('<input type="hidden" name="formToken" value="abc"/>');
    expect(html).toContain('Ohne JavaScript prüfen wir es so');
  });
});

describe('who is here', () => {
  test('is told by first name alone while it is not proved', () => {
    const html = draw({ visitor: { kind: 'soft', firstName: 'Katharina' } });
    expect(html).toContain('Willkommen zurück, Katharina');
    expect(html).toMatch(/value="logout"\/><button [^>]*>Nicht Katharina\?<\/button>/);
    expect(tagWith(html, 'id="l.form-email"')).not.toContain('value=');
  });

  test('is told by name, with the ways to the account and out of it, and without a form to log in', () => {
    const html = draw({ visitor: testCustomer });
    expect(html).toContain('Du bist angemeldet als Katharina Berger.');
    expect(html).toContain('href="/mein-konto">Mein Konto</a>');
    expect(html).toMatch(/action="\/anmelden"[^>]*><input type="hidden" name="form" value="logout"\/>/);
    expect(html).not.toMatch(/type="password"|Konto anlegen/);
  });
});

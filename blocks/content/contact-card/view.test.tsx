import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json' with { type: 'json' };

const draw = (props: object, page: TestPage = {}): string =>
  drawBlock(block, { props, page: testPageView({ messages, ...page }) });

describe('contact-card', () => {
  test('phone, e-mail, address and hours are the company’s', () => {
    const html = draw(examples.minimal.props);
    expect(html).toContain('<a href="tel:+43732000000">+43 732 000000</a>');
    expect(html).toContain(
      '<a href="mailto:service@modehaus-linde.example">service@modehaus-linde.example</a>',
    );
    expect(html).toContain('<address>Modehaus Linde Versand GmbH<br/>Lindengasse 12<br/>4020 Linz</address>');
    expect(html).toContain('<span>Mo–Fr 8–21\u00a0Uhr</span><span>Sa 8–12\u00a0Uhr</span>');
  });

  test('shows only what the editor chose, in that order', () => {
    const html = draw({ show: ['email', 'phone'] });
    expect(html.indexOf('mailto:')).toBeLessThan(html.indexOf('tel:'));
    expect(html).not.toMatch(/<address|data-action-start/);
  });

  test('leaves it to the browser to say whether the hours hold now', () => {
    const html = draw(examples.full.props).replaceAll('&quot;', '"');
    expect(html).toMatch(/<p [^>]*data-action-start="contact-card"[^>]*><\/p>/);
    expect(html).toContain('data-zone="Europe/Vienna"');
    expect(html).toContain('"closes":"21:00","text":"Jetzt erreichbar, heute bis 21\u00a0Uhr"');
    expect(html).toContain('data-closed="Gerade nicht erreichbar"');
  });

  test('a company without office hours has neither hours nor a promise', () => {
    const company = { ...testPageView().tenant.company, openingHours: [] };
    const html = draw({}, { tenant: { company } });
    expect(html).not.toMatch(/Erreichbar|data-action-start/);
  });
});

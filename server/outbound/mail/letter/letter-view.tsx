import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { Theme } from '../../../../schemas/tenant/theme.ts';
import { LetterParts } from './letter-parts.tsx';
import { type LetterColours, letterColours, letterSheet } from './letter-styles.ts';
import type { Letter, LetterFooter } from './letter.ts';

export interface LetterViewProps {
  letter: Letter;
  locale: string;
  shopName: string;
  shopHref: string;
  theme: Theme;
}

const fontFamily = 'Figtree,"Segoe UI",Roboto,Helvetica,Arial,sans-serif';

/**
 * The layout of every mail: one column, tables below, the shop's name in letters. It fetches nothing from anywhere, pictures
 * and fonts included, so that nobody is told when it is read.
 */
export function LetterView({ letter, locale, shopName, shopHref, theme }: LetterViewProps) {
  const colours = letterColours(theme, 'light');
  const paragraph = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: colours.ink };
  return (
    <Html lang={locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>{letter.subject}</title>
        <style>{letterSheet(theme)}</style>
      </Head>
      {/* The library repeats its colours where no class reaches them: the ground is a table of ours. */}
      <Body className="l-ground" style={{ margin: 0, fontFamily }} {...{ bgcolor: colours.ground }}>
        <Preview>{letter.preview}</Preview>
        <Section className="l-ground" style={{ backgroundColor: colours.ground }}>
          <Container style={{ maxWidth: '600px', margin: '0 auto', padding: '24px 12px' }}>
            <Text className="l-head" style={{ margin: '0 0 16px', padding: '0 32px' }}>
              <Link href={shopHref} className="l-name" style={nameStyle(colours)}>
                {shopName}
              </Link>
            </Text>
            <Section className="l-sheet" style={sheetStyle(colours)}>
              <Heading as="h1" className="l-ink" style={headingStyle(colours)}>
                {letter.heading}
              </Heading>
              <Text className="l-ink" style={paragraph}>
                {letter.greeting}
              </Text>
              {letter.paragraphs.map((text) => (
                <Text key={text} className="l-ink" style={paragraph}>
                  {text}
                </Text>
              ))}
              <LetterParts parts={letter.parts} colours={colours} />
              {letter.action && (
                <Section style={{ margin: '8px 0 24px' }}>
                  <Button href={letter.action.href} className="l-button" style={buttonStyle(colours)}>
                    {letter.action.label}
                  </Button>
                </Section>
              )}
              <Notes letter={letter} colours={colours} />
              <Text className="l-ink" style={{ ...paragraph, margin: '24px 0 0' }}>
                {letter.closing[0]}
                <br />
                {letter.closing[1]}
              </Text>
            </Section>
            <Footer footer={letter.footer} colours={colours} />
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

function Notes({ letter, colours }: { letter: Letter; colours: LetterColours }) {
  const small = { margin: '0 0 12px', fontSize: '14px', lineHeight: '20px', color: colours.quiet };
  return letter.notes.map(({ text, href }) => (
    <Text key={text} className="l-quiet" style={small}>
      {text}
      {href !== undefined && (
        <>
          <br />
          <Link
            href={href}
            className="l-link"
            style={{ color: colours.link, textDecoration: 'underline', wordBreak: 'break-all' }}
          >
            {href}
          </Link>
        </>
      )}
    </Text>
  ));
}

function Footer({ footer, colours }: { footer: LetterFooter; colours: LetterColours }) {
  const tiny = { margin: '0 0 8px', fontSize: '13px', lineHeight: '19px', color: colours.quiet };
  return (
    <Section className="l-foot" style={{ padding: '24px 32px 8px' }}>
      {[...footer.lines, footer.contact].map((line) => (
        <Text key={line} className="l-quiet" style={tiny}>
          {line}
        </Text>
      ))}
      <Hr className="l-line" style={{ margin: '16px 0 8px', borderTop: `1px solid ${colours.line}` }} />
      {/* Far enough from each other for a thumb. */}
      <Text className="l-quiet" style={{ ...tiny, margin: 0, lineHeight: '32px' }}>
        {footer.links.map(({ label, href }) => (
          <span key={href} style={{ display: 'inline-block', marginRight: '20px' }}>
            <Link href={href} className="l-link" style={{ color: colours.link, textDecoration: 'underline' }}>
              {label}
            </Link>
          </span>
        ))}
      </Text>
    </Section>
  );
}

function sheetStyle({ sheet, line, brand }: LetterColours) {
  return {
    ...{ backgroundColor: sheet, padding: '32px', borderRadius: '10px', borderCollapse: 'separate' as const },
    ...{ border: `1px solid ${line}`, borderTop: `4px solid ${brand}` },
  };
}

function nameStyle({ brand }: LetterColours) {
  return { color: brand, fontSize: '20px', fontWeight: 700, textDecoration: 'none' };
}

function headingStyle({ ink }: LetterColours) {
  return { margin: '0 0 16px', fontSize: '24px', lineHeight: '30px', fontWeight: 700, color: ink };
}

function buttonStyle(colours: LetterColours) {
  return {
    ...{ backgroundColor: colours.brand, color: colours['on-brand'], borderRadius: '10px' },
    ...{ fontSize: '16px', fontWeight: 600, padding: '14px 24px', textAlign: 'center' as const },
  };
}

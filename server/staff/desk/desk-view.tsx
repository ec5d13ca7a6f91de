import type { ReactNode } from 'react';
import { staffPaths } from '../account/staff-paths.ts';
import { type DeskPage, type DeskVisit, mayOpen } from './desk-page.ts';
import { deskLanguages } from './desk-text.ts';

export interface DeskViewProps {
  visit: DeskVisit;
  title: string;
  /** Whether a form could not be taken, which the title says first. */
  isFaulty: boolean;
  notice: string | undefined;
  pages: readonly DeskPage[];
  /** Name of the section that is open. */
  current: string | undefined;
  /** Where the page is, for the language's form to come back to. */
  path: string;
  css: string;
  body: ReactNode;
}

/** A page of the desk: head with navigation, what was done, the page itself, and the choice of language. */
export function DeskView({ visit, title, isFaulty, notice, css, body, ...frame }: DeskViewProps) {
  const { text, language, tenant } = visit;
  const told = `${title} – ${tenant.name}`;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{isFaulty ? text('error.title', { title: told }) : told}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <a className="skip" href="#main">
          {text('skip')}
        </a>
        <DeskHead visit={visit} pages={frame.pages} current={frame.current} />
        <main id="main" tabIndex={-1}>
          {notice !== undefined && (
            // Whoever works by keyboard goes on from here, and not from the navigation.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- no script could lead there
            <p className="notice" role="status" tabIndex={-1} autoFocus>
              {notice}
            </p>
          )}
          {body}
        </main>
        <footer className="foot">
          <LanguageChoice visit={visit} path={frame.path} />
        </footer>
      </body>
    </html>
  );
}

function DeskHead({ visit, pages, current }: Pick<DeskViewProps, 'visit' | 'pages' | 'current'>) {
  const { text, signedIn, tenant, application } = visit;
  const home = staffPaths[application];
  return (
    <header className="head">
      <div className="head-in">
        <a className="home" href={home}>
          {tenant.name} · {text(`title.${application}`)}
        </a>
        {signedIn && (
          <>
            <form method="post" action={`${home}/sign-out`}>
              <button className="plain">{text('sign-out')}</button>
            </form>
            <nav className="nav" aria-label={text('navigation')}>
              <ul>
                {pages
                  .filter((page) => mayOpen(page, signedIn))
                  .map(({ name }) => (
                    <li key={name}>
                      <a href={`${home}/${name}`} aria-current={name === current ? 'page' : undefined}>
                        {text(`page.${name}`)}
                      </a>
                    </li>
                  ))}
              </ul>
            </nav>
          </>
        )}
      </div>
    </header>
  );
}

function LanguageChoice({
  visit: { text, language, application },
  path,
}: Pick<DeskViewProps, 'visit' | 'path'>) {
  return (
    <form method="post" action={`${staffPaths[application]}/language`} aria-label={text('language')}>
      <input type="hidden" name="to" value={path} />
      {deskLanguages.map((each) => (
        <button
          key={each}
          className="plain"
          name="language"
          value={each}
          lang={each}
          aria-pressed={each === language}
        >
          {text(`language.${each}`)}
        </button>
      ))}
    </form>
  );
}

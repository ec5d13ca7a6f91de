import { type DeskText } from './desk-text.ts';
import type { KeptForm } from './kept-form.ts';

/** What somebody typed before the session ended, to be sent now that they are signed in again. */
export function ResumeView({ text, form: { path, entries } }: { text: DeskText; form: KeptForm }) {
  return (
    <div className="narrow">
      <h1>{text('resume.title')}</h1>
      <p>{text('resume.text')}</p>
      <form method="post" action={path}>
        {entries.map(([name, value], at) => (
          // oxlint-disable-next-line react/no-array-index-key -- names and values may both come twice
          <input type="hidden" key={at} name={name} value={value} />
        ))}
        <p className="actions">
          <button className="button">{text('resume.action')}</button>
          <a href={path.split('/', 3).join('/')}>{text('resume.back')}</a>
        </p>
      </form>
    </div>
  );
}

import type { DeskText } from './desk-text.ts';

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({
  text,
  codes,
  next,
}: {
  text: DeskText;
  codes: readonly string[];
  next: { href: string; label: string };
}) {
  return (
    <div className="narrow">
      <h1>{text('codes.title')}</h1>
      <p>{text('codes.text')}</p>
      <ul className="card codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <a className="button" href={next.href}>
          {next.label}
        </a>
      </p>
    </div>
  );
}

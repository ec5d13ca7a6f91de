interface FilterProps {
  name: string;
  label: string;
  value: string;
}

/** A choice of a filter; `all`: the word for whatever it is. */
export function Select({
  name,
  label,
  all,
  value,
  children,
}: FilterProps & { all: string; children: readonly (readonly [value: string, words: string])[] }) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {children.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A day of a filter. */
export function Day({ name, label, value }: FilterProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} type="date" defaultValue={value} />
    </div>
  );
}

/** What is looked for. */
export function Search({ name, label, value }: FilterProps) {
  return (
    <div className="field wide">
      <label htmlFor={name}>{label}</label>
      <input id={name} name={name} type="search" defaultValue={value} maxLength={200} autoComplete="off" />
    </div>
  );
}

/** Parts of a list as links, of which one is shown; the first is that of the plain path. */
export function Views({
  label,
  path,
  current,
  children,
}: {
  label: string;
  path: string;
  current: string;
  children: readonly (readonly [value: string, words: string])[];
}) {
  return (
    <nav className="views" aria-label={label}>
      <ul>
        {children.map(([value, words], index) => (
          <li key={value}>
            <a
              href={index === 0 ? path : `${path}?state=${value}`}
              aria-current={value === current ? 'page' : undefined}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { field } from './field-styles.ts';

interface FormSummaryProps {
  /** The `id` of the form. */
  form: string;
  /** The fields that may be wrong, in their order; `fault`: what the server found wrong. */
  fields: readonly { id: string; label: string; fault?: string | undefined }[];
  /** What stands above them. */
  title: string;
  /** Stands behind the field’s label where each line begins with it, because what is wrong does not name it. */
  colon?: string | undefined;
}

/** Where a form names all that is wrong with it, with a way to each field; hidden until there is something: from the server, or from `guardForm`. */
export function FormSummary({ form, fields, title, colon }: FormSummaryProps) {
  return (
    <div
      className={field.summary}
      id={`${form}-summary`}
      role="alert"
      hidden={fields.every(({ fault }) => fault === undefined)}
    >
      {title}
      <ul>
        {fields.map(({ id, label, fault }) => (
          <li key={id} id={`${id}-listed`} hidden={fault === undefined}>
            {colon !== undefined ? (
              <a href={`#${id}`}>
                {`${label}${colon} `}
                <span data-words="">{fault}</span>
              </a>
            ) : (
              <a href={`#${id}`} data-words="">
                {fault ?? label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

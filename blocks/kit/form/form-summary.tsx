import { field } from './field-styles.ts';

export interface FormSummaryProps {
  /** The `id` of the form. */
  form: string;
  /** The fields that may be wrong, in their order; `told`: what the server found wrong. */
  fields: readonly { id: string; label: string; told?: string | undefined }[];
  /** What stands above them. */
  title: string;
  /** Whether each line begins with the field’s label, where what is wrong does not name it. */
  namesFields?: boolean;
}

/** Where a form names all that is wrong with it, with a way to each field; hidden until there is something: from the server, or from `guardForm`. */
export function FormSummary({ form, fields, title, namesFields = false }: FormSummaryProps) {
  return (
    <div
      className={field.summary}
      id={`${form}-summary`}
      role="alert"
      hidden={fields.every(({ told }) => told === undefined)}
    >
      {title}
      <ul>
        {fields.map(({ id, label, told }) => (
          <li key={id} id={`${id}-told`} hidden={told === undefined}>
            {namesFields ? (
              <a href={`#${id}`}>
                {label}: <span data-words="">{told}</span>
              </a>
            ) : (
              <a href={`#${id}`} data-words="">
                {told ?? label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

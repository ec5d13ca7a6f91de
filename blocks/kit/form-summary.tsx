import { field } from './field-styles.ts';

export interface FormSummaryProps {
  /** The `id` of the form. */
  form: string;
  /** The fields that may be wrong, in their order. */
  fields: readonly { id: string; label: string }[];
  /** What stands above them. */
  title: string;
}

/** Where a form names all that is wrong with it, with a way to each field; hidden until `guardForm` fills it. */
export function FormSummary({ form, fields, title }: FormSummaryProps) {
  return (
    <div className={field.summary} id={`${form}-summary`} role="alert" hidden>
      {title}
      <ul>
        {fields.map(({ id, label }) => (
          <li key={id} id={`${id}-told`} hidden>
            <a href={`#${id}`} data-words="">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Heading, Link, Text } from '@react-email/components';
import type { PaperColumn, PaperPart } from '../../../../schemas/order/paper-part.ts';
import type { LetterColours } from './letter-styles.ts';

interface PartsProps {
  parts: readonly PaperPart[];
  colours: LetterColours;
}

const size = { fontSize: '14px', lineHeight: '20px' };

/** What a letter lists: tables with headings, amounts and addresses. */
export function LetterParts({ parts, colours }: PartsProps) {
  return parts.map((part, index) => <Part key={index} part={part} colours={colours} />);
}

function Part({ part, colours }: { part: PaperPart; colours: LetterColours }) {
  // An address of the law's notes is longer than a phone is wide.
  const ink = { ...size, color: colours.ink, margin: '0 0 12px', overflowWrap: 'anywhere' as const };
  switch (part.kind) {
    case 'heading':
      return (
        <Heading as="h2" className="l-ink" style={{ ...ink, fontSize: '17px', margin: '24px 0 8px' }}>
          {part.text}
        </Heading>
      );
    case 'paragraph':
      return (
        <Text className="l-ink" style={ink}>
          {part.text}
        </Text>
      );
    case 'lines':
      return (
        <Text className="l-ink" style={ink}>
          {part.lines.map((line, index) => (
            <span key={index}>
              {index > 0 && <br />}
              {line}
            </span>
          ))}
        </Text>
      );
    case 'link':
      return (
        <Text className="l-ink" style={ink}>
          <Link href={part.href} className="l-link" style={{ color: colours.link }}>
            {part.text}
          </Link>
        </Text>
      );
    case 'facts':
      return <Facts {...part} colours={colours} />;
    case 'table':
      return <Table {...part} colours={colours} />;
  }
}

type FactsProps = Omit<Extract<PaperPart, { kind: 'facts' }>, 'kind'> & { colours: LetterColours };

function Facts({ rows, isSum = false, colours }: FactsProps) {
  const cell = (isLast: boolean) => ({ ...cellStyle(colours), fontWeight: isSum && isLast ? 700 : 400 });
  return (
    <table width="100%" className="l-line" style={tableStyle}>
      <tbody>
        {rows.map(([name, value], index) => (
          <tr key={index}>
            <th
              scope="row"
              className="l-ink l-line"
              style={{ ...cell(index === rows.length - 1), textAlign: 'left' }}
            >
              {name}
            </th>
            <td
              className="l-ink l-line"
              style={{ ...cell(index === rows.length - 1), textAlign: isSum ? 'right' : 'left' }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type TableProps = Omit<Extract<PaperPart, { kind: 'table' }>, 'kind'> & { colours: LetterColours };

function Table({ columns, rows, colours }: TableProps) {
  const align = (column: PaperColumn | undefined) =>
    ({ textAlign: column?.align === 'end' ? 'right' : 'left' }) as const;
  /** Words give way to figures. */
  const breaks = (column: PaperColumn | undefined) =>
    column?.align === 'end' ? {} : ({ overflowWrap: 'anywhere' } as const);
  return (
    <table width="100%" className="l-line" style={tableStyle}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.title}
              scope="col"
              className="l-ink l-line"
              style={{ ...cellStyle(colours), ...align(column) }}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((text, index) => (
              <td
                key={index}
                className="l-ink l-line"
                style={{ ...cellStyle(colours), ...align(columns[index]), ...breaks(columns[index]) }}
              >
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tableStyle = { borderCollapse: 'collapse' as const, margin: '0 0 16px' };

function cellStyle({ ink, line }: LetterColours) {
  return {
    ...{ ...size, color: ink, padding: '6px 4px', verticalAlign: 'top' as const },
    borderBottom: `1px solid ${line}`,
  };
}

import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { fillText } from '../../kit/text/fill-text.ts';
import { type Answer, type FoundSize, isOffered, valuesOf } from './answer-of.ts';
import type { FinderProps } from './finder-props.ts';
import { styles } from './styles.ts';

interface AnswerViewProps {
  finder: FinderProps;
  answer: Answer | undefined;
}

/** What came of a search, in a place that is read aloud when it changes; empty until there is something. */
export function AnswerView({ finder, answer }: AnswerViewProps) {
  return (
    <div id={`${finder.id}.answer`} role="status">
      {answer?.kind === 'found' && <Found finder={finder} found={answer} />}
      {answer?.kind === 'none' && <NoMatch finder={finder} />}
    </div>
  );
}

function Found({ finder, found }: { finder: FinderProps; found: FoundSize }) {
  const { texts, level, decimal } = finder;
  const Level = `h${level}` as 'h2';
  return (
    <div className={styles.outcome}>
      <Level className={styles.name}>{texts['your-size']}</Level>
      <p className={styles.size}>{found.size}</p>
      <p className={styles.reason}>{fillText(texts.reason, valuesOf(found, decimal))}</p>
      <Offer finder={finder} size={found.size} />
      <p className={styles.ways}>
        <Again finder={finder} />
      </p>
    </div>
  );
}

/** The way to bras of the size, or to all where there are none of it; nothing in a shop without such a list. */
function Offer({ finder: { list, sizes, texts, names }, size }: { finder: FinderProps; size: string }) {
  if (list === undefined) return null;
  if (!isOffered(size, sizes)) {
    return (
      <p className={styles.reason}>
        {fillText(texts['none-in-size'], { size })} <a href={list}>{texts['all-bras']}</a>
      </p>
    );
  }
  return (
    <p className={styles.ways}>
      <a className={classNames(button.root, button.primary)} href={`${list}?${names.filter}=size%3A${size}`}>
        {fillText(texts['bras-in-size'], { size })}
      </a>
    </p>
  );
}

function NoMatch({ finder }: { finder: FinderProps }) {
  const { texts, contact, level } = finder;
  const Level = `h${level}` as 'h2';
  return (
    <div className={styles.outcome}>
      <Level className={styles.name}>{texts['no-match']}</Level>
      <p className={styles.reason}>{texts.outside}</p>
      <p className={styles.ways}>
        {contact && (
          <a
            className={classNames(button.root, button.secondary)}
            href={contact.href}
            rel={contact.external ? 'noopener noreferrer' : undefined}
          >
            {contact.label}
          </a>
        )}
        <Again finder={finder} />
      </p>
    </div>
  );
}

/** Back to how one measures. */
function Again({ finder: { id, texts } }: { finder: FinderProps }) {
  return (
    <a href={`#${id}.measure`} className={styles.again}>
      {texts.again}
    </a>
  );
}

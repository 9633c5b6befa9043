import Link from '@docusaurus/Link';
import type {TypePart} from './data.ts';
import styles from './api.module.css';

/** Members of a union above which a table folds it: their lines would be higher than a window. */
const MOST_MEMBERS = 12;

/** The text of a type, in which each known type is a link to its page. A union of many members is folded. */
export default function TypeText({parts}: {parts: readonly TypePart[]}) {
  const members = parts
    .map(({text}) => text)
    .join('')
    .split(' | ');
  const code = (
    <code className={styles.type}>
      {parts.map((part, index) =>
        part.href ? (
          <Link key={index} to={part.href}>
            {part.text}
          </Link>
        ) : (
          part.text
        ),
      )}
    </code>
  );
  if (members.length <= MOST_MEMBERS) return code;
  return (
    <details>
      <summary>
        One of {members.length}, such as <code>{members[0]}</code>
      </summary>
      {code}
    </details>
  );
}

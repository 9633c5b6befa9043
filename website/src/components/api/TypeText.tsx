import Link from '@docusaurus/Link';
import type {TypePart} from './data.ts';
import styles from './api.module.css';

/** The text of a type, in which each known type is a link to its page. */
export default function TypeText({parts}: {parts: readonly TypePart[]}) {
  return (
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
}

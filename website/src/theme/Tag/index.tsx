import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';
import type {ReactNode} from 'react';

/** A link to what has a tag, with how many that are where this is known. */
export default function Tag({permalink, label, count, description}: Props): ReactNode {
  return (
    <Link rel="tag" href={permalink} title={description} className="tag">
      {label}
      {count && <span>{count}</span>}
    </Link>
  );
}

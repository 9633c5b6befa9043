import {Fragment} from 'react';
import type {SearchHit} from '../engine';
import {deepestLevel, LEVELS, type Level} from '../record';
import Marked from './Marked';
import styles from './search.module.css';

interface Props {
  hit: SearchHit;
  /** Whether the area of the site is named too, which a group has in its heading. */
  withArea: boolean;
}

/** Levels above the one that a result is called by. */
function levelsAbove(hit: SearchHit, own: Level | 'content', withArea: boolean): Level[] {
  const end = own === 'content' ? LEVELS.length : LEVELS.indexOf(own);
  return LEVELS.slice(withArea ? 0 : 1, end).filter((level) => hit.record.hierarchy[level]);
}

/** A result: its name, or the words around the match, and its place. */
export default function HitText({hit, withArea}: Props) {
  const {record, highlights, snippet} = hit;
  const isContent = record.type === 'content' && snippet !== undefined;
  const level = deepestLevel(record.hierarchy);
  const above = levelsAbove(hit, isContent ? 'content' : level, withArea);
  return (
    <span className={styles.text}>
      <span className={styles.title} data-type={record.type}>
        {isContent ? (
          <Marked text={snippet.text} ranges={snippet.highlights} />
        ) : (
          <Marked text={record.hierarchy[level] ?? ''} ranges={highlights[level]} />
        )}
      </span>
      {above.length > 0 && (
        <span className={styles.place}>
          {above.map((one, index) => (
            <Fragment key={one}>
              {index > 0 && ' › '}
              <Marked text={record.hierarchy[one] ?? ''} ranges={highlights[one]} />
            </Fragment>
          ))}
        </span>
      )}
    </span>
  );
}

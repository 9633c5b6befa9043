import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/EditMetaRow';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The day on which the source was last changed, in UTC, so that it is the same for each reader and each build. */
function Day({time}: {time: number}) {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const day = new Date(time);
  return (
    <time dateTime={day.toISOString().slice(0, 10)} itemProp="dateModified">
      {format.format(day)}
    </time>
  );
}

/** Where a page can be edited, and when it was last changed. The search leaves it out. */
export default function EditMetaRow({className, editUrl, lastUpdatedAt}: Props) {
  return (
    <div className={clsx(styles.row, className)} data-search="skip">
      {editUrl && (
        <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
          <Translate
            id="theme.common.editThisPage"
            description="The link label to edit the current page"
          >
            Edit this page
          </Translate>
        </Link>
      )}
      {lastUpdatedAt && (
        <span className={ThemeClassNames.common.lastUpdated}>
          <Translate
            id="theme.lastUpdated.lastUpdatedAtBy"
            description="The sentence used to display when a page has been last updated, and by who"
            values={{
              atDate: (
                <Translate
                  id="theme.lastUpdated.atDate"
                  description="The words used to describe on which date a page has been last updated"
                  values={{date: <Day time={lastUpdatedAt} />}}
                >
                  {' on {date}'}
                </Translate>
              ),
              byUser: '',
            }}
          >
            {'Last updated{atDate}{byUser}'}
          </Translate>
        </span>
      )}
    </div>
  );
}

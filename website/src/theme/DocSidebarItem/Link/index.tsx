import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebarItem/Link';
import clsx from 'clsx';
import {Fragment} from 'react';

/** Characters from which on a word may not fit into a line of the sidebar. */
const LONG = 18;

/** A label that breaks long names, such as those of types, before their capitals. */
function Label({text}: {text: string}) {
  if (!text.split(' ').some((word) => word.length >= LONG)) return text;
  return (
    <span>
      {text.split(/(?<=[a-z])(?=[A-Z])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/**
 * A page in the sidebar. The theme's own puts each label into an element that cuts it off after two lines, and breaks names
 * within their words.
 */
export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
  index: _index,
  ...props
}: Props) {
  const {href, label, className, autoAddBaseUrl} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        onClick={onItemClick && (() => onItemClick(item))}
        {...props}
      >
        <Label text={label} />
      </Link>
    </li>
  );
}

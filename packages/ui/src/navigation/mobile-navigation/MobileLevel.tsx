import type {NavigationMenuItem} from '@storefront-toolkit/types/cms';
import {ChevronLeftIcon, ChevronRightIcon} from '../../internal/icons.tsx';
import {holds, type NavigationTreeProps, TreeLink} from '../../internal/navigation.tsx';
import {MobileNavigationDataAttributes} from './data-attributes.ts';
import {backClasses, detailsClasses, itemClasses, onwardClasses, rowVariants} from './variants.ts';

interface MobileLevelProps extends NavigationTreeProps {
  level: 1 | 2 | 3;
  backText: string;
  /** The entry that the level belongs to, whose own page is the first link. */
  parent?: NavigationMenuItem | undefined;
}

/** The rows of one level. A row with rows below it is a `<details>`, whose summary leads there and back. */
export function MobileLevel({level, items, parent, ...options}: MobileLevelProps) {
  const {current, backText, allText = (text) => `All ${text}`} = options;
  const link = rowVariants({kind: 'link'});
  return (
    <ul {...{[MobileNavigationDataAttributes.level]: level}}>
      {parent?.link && (
        <li className={itemClasses}>
          <TreeLink item={parent} text={allText(parent.text)} className={link} {...options} />
        </li>
      )}
      {items.map((item) => (
        <li key={item.id} className={itemClasses}>
          {item.items.length === 0 || level === 3 ? (
            <TreeLink item={item} className={link} {...options} />
          ) : (
            <details
              // A shopper may have opened it before it is hydrated.
              suppressHydrationWarning
              className={detailsClasses}
              open={item.items.some((one) => holds(one, current)) || undefined}
            >
              <summary className={rowVariants({kind: 'summary'})}>
                <span className={backClasses}>
                  <ChevronLeftIcon className="size-5 shrink-0 rtl:-scale-x-100" />
                  {backText}{' '}
                </span>
                <span>{item.text}</span>
                <ChevronRightIcon className={onwardClasses} />
              </summary>
              <MobileLevel
                {...options}
                level={level === 1 ? 2 : 3}
                items={item.items}
                parent={item}
              />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

import type {ImageMedia, NavigationMenuItem} from '@storefront-toolkit/types/cms';
import {TreeLink} from '../../internal/navigation.tsx';
import type {FlyoutOptions} from './FlyoutEntry.tsx';
import {linkVariants} from './variants.ts';

function Picture({src, alt, width, height}: ImageMedia) {
  return <img {...{src, alt, width, height}} loading="lazy" className="rounded-md" />;
}

/** A panel's content: a column for each entry of the second level, and the image of the first. */
export function FlyoutPanel({item, ...options}: FlyoutOptions & {item: NavigationMenuItem}) {
  const {allText = (text) => `All ${text}`, renderImage = Picture} = options;
  return (
    <div className="flex gap-6">
      <ul className="grid grow grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] content-start gap-x-4 gap-y-2">
        {item.link && (
          <li className="col-span-full">
            <TreeLink
              item={item}
              text={allText(item.text)}
              className={linkVariants({level: 1})}
              {...options}
            />
          </li>
        )}
        {item.items.map((column) => (
          <li key={column.id}>
            <TreeLink item={column} className={linkVariants({level: 2})} {...options} />
            {column.items.length > 0 && (
              <ul>
                {column.items.map((one) => (
                  <li key={one.id}>
                    <TreeLink item={one} className={linkVariants({level: 3})} {...options} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {item.image && (
        <div className="hidden w-1/4 max-w-64 shrink-0 sm:block">{renderImage(item.image)}</div>
      )}
    </div>
  );
}

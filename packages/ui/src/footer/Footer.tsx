import type {Footer as CmsFooter} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useId} from 'react';
import type {LinkOptions} from '../link/Link.tsx';
import {LinkList} from '../list/LinkList.tsx';
import {Heading} from '../text-components/heading/Heading.tsx';
import type {HeadingLevel} from '../text-components/heading/variants.ts';
import {Text} from '../text-components/text/Text.tsx';
import {SocialLinks} from './SocialLinks.tsx';

/** Props of `Footer`. All other props of `<footer>` reach the element. */
export interface FooterProps extends ComponentProps<'footer'>, LinkOptions {
  /** The footer of a layout, as the CMS delivers it. */
  footer: CmsFooter;
  /**
   * Name of the navigation for screen readers.
   * @default 'Footer'
   */
  label?: string | undefined;
  /**
   * Level of the headings above the columns.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /**
   * The store's logo, before the copyright notice.
   * @default undefined
   */
  logo?: ReactNode | undefined;
  /**
   * Content above the columns, such as a form for the newsletter.
   * @default undefined
   */
  children?: ReactNode | undefined;
}

/** The end of every page: columns of links, profiles, legal links and the copyright notice. */
export function Footer({
  footer: {navigation, social, legal, copyright},
  label = 'Footer',
  headingLevel = 2,
  logo,
  hrefOf,
  renderLink,
  newTabText,
  className,
  children,
  ...rest
}: FooterProps) {
  const id = useId();
  const links = {hrefOf, renderLink, newTabText};
  const hasProfiles = social.links.length > 0;
  return (
    <footer
      {...rest}
      className={clsx('border-t border-line bg-surface text-base text-ink', className)}
    >
      <div className="mx-auto grid max-w-page gap-8 px-gutter py-10">
        {children}
        {(navigation.length > 0 || hasProfiles) && (
          <div className="flex flex-wrap gap-8">
            {navigation.length > 0 && (
              <nav
                aria-label={label}
                className="grid flex-[999_1_24rem] grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-x-6 gap-y-8"
              >
                {navigation.map((column) => (
                  <Column
                    key={column.id}
                    headingId={`${id}${column.id}`}
                    level={headingLevel}
                    heading={column.heading}
                  >
                    <LinkList
                      links={column.links}
                      {...links}
                      aria-labelledby={`${id}${column.id}`}
                    />
                  </Column>
                ))}
              </nav>
            )}
            {hasProfiles && (
              <div className="flex-[1_1_10rem]">
                <Column headingId={`${id}social`} level={headingLevel} heading={social.heading}>
                  <SocialLinks links={social.links} aria-labelledby={`${id}social`} />
                </Column>
              </div>
            )}
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-ink-muted first:border-t-0 first:pt-0">
          <div className="flex items-center gap-4">
            {logo}
            <Text size="sm">{copyright}</Text>
          </div>
          <LinkList links={legal} {...links} orientation="horizontal" className="text-sm" />
        </div>
      </div>
    </footer>
  );
}

interface ColumnProps {
  heading: string;
  headingId: string;
  level: HeadingLevel;
  children: ReactNode;
}

function Column({heading, headingId, level, children}: ColumnProps) {
  return (
    <div className="grid content-start gap-2">
      <Heading level={level} size="base" id={headingId}>
        {heading}
      </Heading>
      {children}
    </div>
  );
}

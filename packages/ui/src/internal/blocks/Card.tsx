import type {LinkText, OrientationOptions} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {Link, type LinkOptions} from '../../link/index.ts';
import {Heading, type HeadingLevel} from '../../text-components/heading/index.ts';
import {Text} from '../../text-components/text/index.ts';

/** Attributes that a card puts on its element, for use in selectors. */
export const CardDataAttributes = {
  /** Whether the text is beside the medium, `horizontal`, or below it, `vertical`. */
  orientation: 'data-orientation',
} as const;

/** The props that all blocks of cards share, whatever their medium. */
export interface CardContent {
  readonly heading: string;
  readonly text?: string | undefined;
  readonly link?: LinkText | undefined;
  readonly orientation?: OrientationOptions | undefined;
}

interface CardProps extends Omit<ComponentProps<'article'>, 'content'>, LinkOptions {
  content: CardContent;
  headingLevel?: HeadingLevel | undefined;
  medium: ReactNode;
  /** Whether the whole card is the target of its link. Not where the medium has a button of its own. */
  whole?: boolean | undefined;
}

/** A card: a medium, a heading, a few words and at most one link. */
export function Card({
  content: {heading, text, link, orientation = 'vertical'},
  headingLevel = 2,
  medium,
  whole = false,
  hrefOf,
  renderLink,
  newTabText,
  className,
  ...rest
}: CardProps) {
  return (
    <article
      {...rest}
      {...{[CardDataAttributes.orientation]: orientation}}
      className={clsx(
        '@container relative overflow-hidden rounded-lg border border-line bg-raised text-ink',
        className,
      )}
    >
      <div className={clsx('grid', orientation === 'horizontal' && '@md:grid-cols-2')}>
        {medium}
        <div className="flex flex-col items-start gap-2 p-4 @sm:p-6">
          <Heading level={headingLevel} size="xl">
            {heading}
          </Heading>
          {text && <Text color="ink-muted">{text}</Text>}
          {link && (
            <Link
              link={link.link}
              aria-label={link.label}
              className={clsx('mt-1 font-semibold', whole && 'after:absolute after:inset-0')}
              {...{hrefOf, renderLink, newTabText}}
            >
              {link.text}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

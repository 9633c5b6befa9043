import type {SimpleContentPage} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useId} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import type {LinkOptions} from '../link/index.ts';
import {Heading} from '../text-components/heading/index.ts';
import {RichText, type RichTextProps} from '../text-components/rich-text/index.ts';

/** Props of `ArticlePage`. All other props of `<article>` reach the element. */
export interface ArticlePageProps
  extends
    Omit<ComponentProps<'article'>, 'children'>,
    LinkOptions,
    Pick<RichTextProps, 'renderBlock'> {
  /** The page as it comes from the CMS. */
  page: SimpleContentPage;
  /**
   * Level of the heading. Headings in the text are at least one level below.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /**
   * Content between heading and text, such as a date or a table of contents.
   * @default undefined
   */
  meta?: ReactNode | undefined;
}

/** The CMS's `SimpleContentPage`: a heading and a text. Sends no client code. */
export function ArticlePage({
  page: {id, heading, body},
  headingLevel = 1,
  meta,
  renderBlock,
  hrefOf,
  renderLink,
  newTabText,
  className,
  ...rest
}: ArticlePageProps) {
  const headingId = useId();
  if (process.env.NODE_ENV !== 'production' && body.length === 0) {
    reportMisuse(
      'ArticlePage',
      `got the page ${JSON.stringify(id)} without a text, so shoppers see only a heading. ` +
        'Return `not-found` for such a page, or require a text in the content model.',
    );
  }
  return (
    <article
      aria-labelledby={headingId}
      {...rest}
      className={clsx('max-w-prose text-ink', className)}
    >
      <Heading id={headingId} level={headingLevel} size="3xl">
        {heading}
      </Heading>
      {meta && <div className="mt-3 text-sm text-ink-muted">{meta}</div>}
      <RichText
        text={body}
        headingOffset={headingLevel - 1}
        renderBlock={renderBlock}
        {...{hrefOf, renderLink, newTabText}}
        className="mt-6"
      />
    </article>
  );
}

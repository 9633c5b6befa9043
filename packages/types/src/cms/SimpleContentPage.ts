import type {PageBase} from './PageBase.ts';
import type {RichText} from './RichText.ts';

/**
 * A page that is one text under one heading: a legal notice, terms, a privacy notice.
 *
 * @typeParam Custom - Fields that only your store's pages have.
 * @category Pages
 * @entity
 * @example
 * ```ts
 * import type {SimpleContentPage} from '@storefront-toolkit/types/cms';
 *
 * export const terms: SimpleContentPage = {
 *   type: 'SimpleContentPage',
 *   id: 'terms',
 *   slug: 'terms',
 *   title: 'Terms',
 *   description: 'Terms of sale of Outdoor Example.',
 *   openGraph: {title: 'Terms', description: 'Terms of sale of Outdoor Example.'},
 *   layout: 'default',
 *   indexed: true,
 *   updatedAt: '2025-03-04T09:30:00Z',
 *   custom: {},
 *   heading: 'Terms of sale',
 *   body: [{type: 'Paragraph', content: [{type: 'Text', text: 'Returns within 60 days.'}]}],
 * };
 * ```
 */
export interface SimpleContentPage<Custom extends object = object> extends PageBase<Custom> {
  /** Tells the page from other kinds of pages. */
  readonly type: 'SimpleContentPage';
  /** Heading of the page, of level 1. */
  readonly heading: string;
  /** The text below the heading. */
  readonly body: RichText;
}

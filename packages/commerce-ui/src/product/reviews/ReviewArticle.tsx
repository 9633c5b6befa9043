import type {Review, ReviewReply} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {fill} from '../../internal/fill.ts';
import {StarRating} from '../rating/StarRating.tsx';
import type {StarRatingLabels} from '../rating/labels.ts';
import {ReviewsListDataAttributes} from './data-attributes.ts';
import type {ReviewsListLabels} from './labels.ts';
import {reviewDate} from './review-date.ts';

interface ReviewArticleProps {
  review: Review;
  locale: LocaleCode;
  headingLevel: 2 | 3 | 4 | 5 | 6;
  words: ReviewsListLabels;
  ratingLabels: Partial<StarRatingLabels> | undefined;
}

/** One review, named by its heading. */
export function ReviewArticle({
  review,
  locale,
  headingLevel,
  words,
  ratingLabels,
}: ReviewArticleProps) {
  const {rating, title, text, author, createdAt, verified, reply} = review;
  const Heading = `h${headingLevel}` as const;
  const date = reviewDate(createdAt, locale);
  const heading = title?.trim();
  return (
    <article
      {...{[ReviewsListDataAttributes.stars]: rating}}
      {...(verified && {[ReviewsListDataAttributes.verified]: ''})}
      className="grid gap-2"
    >
      <Heading dir={heading ? 'auto' : undefined} className="text-lg font-semibold wrap-anywhere">
        {heading || fill(words.untitled, {date}).trim()}
      </Heading>
      {/* The stars are above the heading, which comes first for screen readers. */}
      <StarRating
        rating={{average: rating, count: 1}}
        locale={locale}
        size="small"
        showAverage={false}
        showCount={false}
        labels={ratingLabels}
        className="-order-1"
      />
      <Paragraphs text={text} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
        {author?.trim() && <bdi className="wrap-anywhere">{author}</bdi>}
        {date && <time dateTime={createdAt}>{date}</time>}
        {verified && (
          <span className="inline-flex items-center gap-1">
            <CheckIcon />
            {words.verified}
          </span>
        )}
      </p>
      {reply && <Reply reply={reply} locale={locale} label={words.reply} />}
    </article>
  );
}

function Reply({reply, locale, label}: {reply: ReviewReply; locale: LocaleCode; label: string}) {
  const date = reply.createdAt === undefined ? '' : reviewDate(reply.createdAt, locale);
  return (
    <div className="mt-2 grid gap-1 border-s-4 border-line ps-4">
      <p className="text-sm font-semibold">
        {label}
        {date && (
          <time dateTime={reply.createdAt} className="ms-3 font-regular text-ink-muted">
            {date}
          </time>
        )}
      </p>
      <Paragraphs text={reply.text} />
    </div>
  );
}

/** A plain text, whose line breaks separate paragraphs. It may be in any language. */
function Paragraphs({text}: {text: string}) {
  const paragraphs = text.split(/\s*\n\s*/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph, index) => (
    <p key={index} dir="auto" className="max-w-prose wrap-anywhere">
      {paragraph}
    </p>
  ));
}

const CheckIcon = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="size-4 shrink-0 text-success"
  >
    <path d="M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM6.75 10.25 9 12.5l4.25-5" />
  </svg>
);

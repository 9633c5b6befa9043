import type {HeadingFontSize} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {reportMisuse} from '../../internal/report-misuse.ts';
import {type TextLook, textLookVariants} from '../../internal/text-look.ts';
import {HeadingDataAttributes} from './data-attributes.ts';
import {type HeadingLevel, headingVariants, sizeOfLevel} from './variants.ts';

/** Props of `Heading`. All other props of `<h2>` reach the element. */
export interface HeadingProps extends Omit<ComponentProps<'h2'>, 'color'>, TextLook {
  /** Place of the heading in the outline of the page: 1 for the page, 2 for its sections. It says nothing about the size. */
  level: HeadingLevel;
  /**
   * Size of the text, as the theme names it.
   * @default by level: '3xl', '2xl', 'xl', 'lg', then 'base'
   */
  size?: HeadingFontSize | undefined;
}

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A heading whose level and size are chosen apart from each other. */
export function Heading({level, size: given, alignment, color, className, ...rest}: HeadingProps) {
  if (process.env.NODE_ENV !== 'production') reportHeadingMisuse(level, rest.children);
  const size = given ?? sizeOfLevel(level);
  const Tag = TAGS[level - 1] ?? 'h6';
  return (
    <Tag
      {...rest}
      {...{[HeadingDataAttributes.size]: size}}
      className={clsx(headingVariants({size}), textLookVariants({alignment, color}), className)}
    />
  );
}

function reportHeadingMisuse(level: number, children: unknown) {
  if (!TAGS[level - 1]) {
    reportMisuse(
      'Heading',
      `got the level ${level}. HTML has the levels 1 to 6, so an <h6> is shown. Use fewer levels on the page.`,
    );
  }
  if (children === undefined || children === null || children === '') {
    reportMisuse(
      'Heading',
      "is empty. Screen readers list the page's headings, and would list one without text. " +
        'Leave the heading out where there is nothing to say.',
    );
  }
}

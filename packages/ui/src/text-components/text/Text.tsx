import clsx from 'clsx';
import type {ComponentProps, Ref} from 'react';
import {reportMisuse} from '../../internal/report-misuse.ts';
import {type TextLook, textLookVariants} from '../../internal/text-look.ts';
import {TextDataAttributes} from './data-attributes.ts';
import {type TextSize, textVariants, type TextWeight} from './variants.ts';

/** Props of `Text`. All other props of `<p>` reach the element. */
export interface TextProps extends Omit<ComponentProps<'p'>, 'color' | 'ref'>, TextLook {
  /**
   * Element to render: a paragraph, a part of a line, or a block that holds other blocks.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | undefined;
  /**
   * Size of the text, as the theme names it.
   * @default 'base'
   */
  size?: TextSize | undefined;
  /**
   * Weight of the text.
   * @default that of its container
   */
  weight?: TextWeight | undefined;
  /** Ref to the element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Running text: a paragraph or a part of one, in the sizes of the theme. */
export function Text({
  as = 'p',
  size = 'base',
  weight,
  alignment,
  color,
  className,
  ref,
  ...rest
}: TextProps) {
  if (process.env.NODE_ENV !== 'production' && 'onClick' in rest) {
    reportMisuse(
      'Text',
      "got an `onClick`. A text isn't focusable, so only a pointer could use it. " +
        'Use <Button variant="ghost"> for an action, or <Link> to go somewhere.',
    );
  }
  // The three take the same attributes. Only the class of the ref differs.
  const Tag = as as 'p';
  return (
    <Tag
      {...rest}
      ref={ref as Ref<HTMLParagraphElement>}
      {...{[TextDataAttributes.size]: size}}
      className={clsx(
        textVariants({size, weight}),
        textLookVariants({alignment, color}),
        className,
      )}
    />
  );
}

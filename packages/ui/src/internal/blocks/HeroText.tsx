import type {HeroBase, TextAlignment, TextColorOptions} from '@storefront-toolkit/types/cms';
import {cva} from 'class-variance-authority';
import clsx from 'clsx';
import type {LinkOptions} from '../../link/index.ts';
import {Heading, type HeadingLevel} from '../../text-components/heading/index.ts';
import {Text} from '../../text-components/text/index.ts';
import {BlockLink} from './BlockLink.tsx';

interface HeroTextProps extends LinkOptions {
  hero: HeroBase;
  headingLevel?: HeadingLevel | undefined;
  /** Id of the heading, which names the block. */
  headingId: string;
  /** The background of the text, which decides the color of `on-brand`. */
  on: 'scrim' | 'image' | 'fill';
}

const variants = cva('flex max-w-prose flex-col gap-3', {
  variants: {
    alignment: {
      start: 'items-start self-start text-start',
      center: 'items-center self-center text-center',
      end: 'items-end self-end text-end',
    } satisfies Record<TextAlignment, string>,
  },
});

/** A row of links or controls below the text of a hero. */
export const rowVariants = cva('flex flex-wrap items-center gap-3', {
  variants: {alignment: {start: '', center: 'justify-center', end: 'justify-end'}},
});

/** Color of a text, by its background. A scrim is dark below `on-brand` in every color scheme, the brand's color is not. */
export const textColors = cva('', {
  variants: {
    color: {
      ink: 'text-ink',
      'ink-muted': 'text-ink-muted',
      brand: 'text-brand',
      'on-brand': '',
    } satisfies Record<TextColorOptions, string>,
    on: {scrim: '', image: '', fill: ''},
  },
  compoundVariants: [
    {color: 'on-brand', on: ['scrim', 'image'], className: 'text-on-overlay'},
    {color: 'on-brand', on: 'fill', className: 'text-on-brand'},
  ],
});

/** The words of a hero: a line above the heading, the heading, a few sentences and at most two links. */
export function HeroText({
  hero: {eyebrow, heading, headingSize = '3xl', text, links, textAlignment, textColor},
  headingLevel = 2,
  headingId,
  on,
  ...options
}: HeroTextProps) {
  const color = textColor ?? 'ink';
  const onBrand = color === 'on-brand' && on === 'fill';
  const alignment = textAlignment ?? 'start';
  return (
    <div className={clsx(variants({alignment}), textColors({color, on}))}>
      {eyebrow && (
        <Text size="sm" weight="semibold" className="tracking-wide">
          {eyebrow}
        </Text>
      )}
      <Heading id={headingId} level={headingLevel} size={headingSize}>
        {heading}
      </Heading>
      {text && <Text size="lg">{text}</Text>}
      {links.length > 0 && (
        <div className={clsx('mt-2', rowVariants({alignment}))}>
          {links.map((link, index) => (
            <BlockLink
              key={link.text}
              {...options}
              link={link}
              variant={index === 0 && !onBrand ? 'primary' : 'secondary'}
            />
          ))}
        </div>
      )}
    </div>
  );
}

import {readFileSync} from 'node:fs';
import type {Node} from '@takumi-rs/core';

/** A figure or a name that a page proves. */
export interface Fact {
  label: string;
  value: string;
}

/** The texts of a page's card: the picture that other sites and chats show beside a link to the page. */
export interface Card {
  title: string;
  /** The area of the site that the page belongs to, such as `Types › Cart`. */
  area: string;
  description: string;
  facts: readonly Fact[];
}

/** Size of a card in pixels: most services show this ratio whole. */
export const CARD_SIZE = {width: 1200, height: 630};

/** Names of the fonts, by their use. */
export const FONTS = {text: 'Card Text', value: 'Card Value'};

/** Name under which the layout asks for the site's logo. */
export const LOGO = 'logo';

const MARGIN = 80;
const BAR = 24;

/** The theme's tokens without dark mode, as a style sheet: the finish runs before the packages are built. */
const TOKENS = readFileSync(require.resolve('@storefront-toolkit/theme/light.css'), 'utf8');

/** A color of the theme in light mode. */
function color(name: string): string {
  const [, value] = new RegExp(`${name}: (#[0-9a-f]+);`).exec(TOKENS) ?? [];
  if (value !== undefined) return value;
  throw new Error(
    `The theme has no color ${name}, so cards would lose one. Name another in website/delivery/finish/cards/card.ts.`,
  );
}

type Style = NonNullable<Node['style']>;

const text = (value: string, style: Style): Node => ({type: 'text', text: value, style});
const box = (style: Style, ...children: Node[]): Node => ({type: 'container', style, children});

/** Shows at most some lines of a text, the last with an ellipsis when there is more. */
const lines = (count: number): Style => ({lineClamp: count, textOverflow: 'ellipsis'});

/** The title's size in pixels and its number of lines, so that the facts always have their place. */
function titleStyle({length}: string): Style {
  if (length <= 22) return {fontSize: 92, ...lines(1)};
  if (length <= 52) return {fontSize: 72, ...lines(2)};
  return {fontSize: 56, ...lines(3)};
}

/** A card as elements of the renderer. */
export function layoutOf({title, area, description, facts}: Card, siteTitle: string): Node {
  const muted = color('--color-ink-muted');
  const brand = color('--color-brand');
  return box(
    {
      ...CARD_SIZE,
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      padding: `64px ${MARGIN}px 0`,
      borderBottom: `${BAR}px solid ${brand}`,
      backgroundColor: color('--color-canvas'),
      color: color('--color-ink'),
      fontFamily: FONTS.text,
    },
    box(
      {display: 'flex', alignItems: 'center', gap: 20},
      {type: 'image', src: LOGO, width: 64, height: 64},
      text(siteTitle, {fontSize: 34, fontWeight: 700, letterSpacing: '-0.02em', flexGrow: 1}),
      text(area, {fontSize: 26, color: muted}),
    ),
    text(title, {
      marginTop: 44,
      fontWeight: 700,
      letterSpacing: '-0.03em',
      lineHeight: 1.08,
      overflowWrap: 'anywhere',
      ...titleStyle(title),
    }),
    text(description, {marginTop: 24, fontSize: 30, lineHeight: 1.35, color: muted, ...lines(2)}),
    box({flexGrow: 1}),
    box(
      {display: 'flex', gap: 56, paddingBottom: 36},
      ...facts.map(({label, value}) =>
        box(
          {display: 'flex', flexDirection: 'column', gap: 4},
          text(value, {fontFamily: FONTS.value, fontSize: 28, fontWeight: 600, color: brand}),
          text(label, {fontSize: 22, color: muted}),
        ),
      ),
    ),
  );
}

/** A card in words, for those who don't see it. Its title and description are in the page's other metadata. */
export const altOf = ({area, title, facts}: Card): string =>
  [`${area}: ${title}`, ...facts.map(({label, value}) => `${label}: ${value}`)].join('. ');

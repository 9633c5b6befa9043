// Made from theme.css by "npm run tokens -w packages/theme". A test compares the two.
import type {Token} from './token.ts';

/** Name of the custom property of a token, with its two hyphens. */
export type TokenName =
  /** Background of the page. */
  | '--color-canvas'
  /** Background of parts that are set off from the page, such as a code block or a footer. */
  | '--color-surface'
  /** Background of layers above the page, such as a dialog. */
  | '--color-raised'
  /** Placeholders for content that is still loading. */
  | '--color-skeleton'
  /** Lines that separate. They don't convey meaning, so they don't need a contrast. */
  | '--color-line'
  /** Edges of controls. */
  | '--color-line-strong'
  /** Outline of the element that has the keyboard focus. */
  | '--color-focus'
  /** Running text and headings. */
  | '--color-ink'
  /** Text of less weight: captions, hints, metadata. */
  | '--color-ink-muted'
  /** Fills of the brand's color, and links. */
  | '--color-brand'
  /** The brand's color under the pointer. */
  | '--color-brand-strong'
  /** A faint fill of the brand's color, behind text in `brand` or `ink`. */
  | '--color-brand-soft'
  /** Text and icons on a fill of `brand` or `brand-strong`. */
  | '--color-on-brand'
  /** Text and icons that convey success. */
  | '--color-success'
  /** Background of messages about a success. */
  | '--color-success-soft'
  /** Text and icons that warn. */
  | '--color-warning'
  /** Background of warnings. */
  | '--color-warning-soft'
  /** Text and icons that convey an error, and fills of actions that delete something. */
  | '--color-danger'
  /** Background of messages about an error. */
  | '--color-danger-soft'
  /** Text and icons on a fill of `danger`. */
  | '--color-on-danger'
  /** Text and icons that inform. */
  | '--color-info'
  /** Background of information. */
  | '--color-info-soft'
  /** The backdrop behind a dialog, and the scrim between a picture and its text. */
  | '--color-overlay'
  /** Text and icons on `overlay`, whatever is below it. */
  | '--color-on-overlay'
  /** Color of all shadows. */
  | '--color-shadow'
  /** Running text and controls. */
  | '--font-sans'
  /** Headings. The family of running text, until a theme names another. */
  | '--font-display'
  /** Code, order numbers and whatever has to line up. */
  | '--font-mono'
  /** The page's font, by Tailwind CSS's reset. */
  | '--default-font-family'
  /** The font of code, by Tailwind CSS's reset. */
  | '--default-mono-font-family'
  /** Legal notes and badges. */
  | '--text-xs'
  /** Line height of `xs`. */
  | '--text-xs--line-height'
  /** Captions, hints, tables. */
  | '--text-sm'
  /** Line height of `sm`. */
  | '--text-sm--line-height'
  /** Running text. */
  | '--text-base'
  /** Line height of `base`. */
  | '--text-base--line-height'
  /** Lead paragraphs and prices. */
  | '--text-lg'
  /** Line height of `lg`. */
  | '--text-lg--line-height'
  /** Headings of cards and dialogs. */
  | '--text-xl'
  /** Line height of `xl`. */
  | '--text-xl--line-height'
  /** Headings of sections. */
  | '--text-2xl'
  /** Line height of `2xl`. */
  | '--text-2xl--line-height'
  /** The heading of a page. */
  | '--text-3xl'
  /** Line height of `3xl`. */
  | '--text-3xl--line-height'
  /** The heading of a hero. */
  | '--text-4xl'
  /** Line height of `4xl`. */
  | '--text-4xl--line-height'
  /** Running text, where it is set off from bolder text. */
  | '--font-weight-regular'
  /** Labels of fields and tabs. */
  | '--font-weight-medium'
  /** Buttons and prices. */
  | '--font-weight-semibold'
  /** Emphasis in running text. */
  | '--font-weight-bold'
  /** Running text as a theme sets it. */
  | '--font-weight-body'
  /** Headings as a theme sets them. */
  | '--font-weight-heading'
  /** Line height of text on one line, such as a badge. */
  | '--leading-none'
  /** Line height of headings. */
  | '--leading-tight'
  /** Line height of short texts in controls and cards. */
  | '--leading-normal'
  /** Line height of long texts. */
  | '--leading-relaxed'
  /** Distance of letters in large headings. */
  | '--tracking-tight'
  /** Distance of letters in running text. */
  | '--tracking-normal'
  /** Distance of letters in small capitals and badges. */
  | '--tracking-wide'
  /** The unit of all distances: `p-4` is four of it. */
  | '--spacing'
  /** Distance of content from the edges of the screen. */
  | '--spacing-gutter'
  /** Distance between the columns and rows of a grid. */
  | '--spacing-grid'
  /** Distance between the sections of a page. */
  | '--spacing-section'
  /** A popover or a menu. */
  | '--container-xs'
  /** A form in one column, a small dialog. */
  | '--container-sm'
  /** A dialog. */
  | '--container-md'
  /** Long text: about 70 characters of the base size. */
  | '--container-prose'
  /** A form in two columns, a large dialog. */
  | '--container-lg'
  /** A page with one column of content. */
  | '--container-xl'
  /** A page with a product list. */
  | '--container-page'
  /** Twelve equal columns. */
  | '--grid-template-columns-page'
  /** As many product cards in a row as fit, none narrower than 14rem. */
  | '--grid-template-columns-cards'
  /** Shape of a product's picture. */
  | '--aspect-product'
  /** Shape of a video and of a wide teaser. */
  | '--aspect-video'
  /** Large phones, held upright or not. */
  | '--breakpoint-sm'
  /** Tablets. */
  | '--breakpoint-md'
  /** Desktops: the navigation is laid out whole. */
  | '--breakpoint-lg'
  /** Wide desktops. */
  | '--breakpoint-xl'
  /** Small controls, badges and the corners inside of others. */
  | '--radius-sm'
  /** Controls. */
  | '--radius-md'
  /** Cards, dialogs and pictures. */
  | '--radius-lg'
  /** Sheets and large teasers. */
  | '--radius-xl'
  /** Round ends. */
  | '--radius-full'
  /** Parts that can be pressed: a card under the pointer. */
  | '--shadow-sm'
  /** Layers over a part of the page: menus, popovers. */
  | '--shadow-md'
  /** Layers over the page: dialogs, drawers. */
  | '--shadow-lg'
  /** Above its neighbors in the same component. */
  | '--z-index-raised'
  /** Stays while the page scrolls: the header, a bar with the price. */
  | '--z-index-sticky'
  /** Menus, popovers and lists of suggestions. */
  | '--z-index-popover'
  /** The backdrop behind a dialog. */
  | '--z-index-overlay'
  /** Dialogs, drawers and sheets. */
  | '--z-index-dialog'
  /** Messages that come and go. */
  | '--z-index-toast'
  /** Tooltips, which explain any of the others. */
  | '--z-index-tooltip'
  /** Changes of color, under the pointer for example. */
  | '--transition-duration-fast'
  /** Parts that open in place: an accordion, a menu. */
  | '--transition-duration-medium'
  /** Parts that cross the screen: a drawer, a dialog. */
  | '--transition-duration-slow'
  /** Changes in place. */
  | '--ease-standard'
  /** Parts that come in. */
  | '--ease-enter'
  /** Parts that leave. */
  | '--ease-exit'
  /** The duration of `transition` without its own. */
  | '--default-transition-duration'
  /** The easing of `transition` without its own. */
  | '--default-transition-timing-function'
  /** A ring that turns while something is being done. */
  | '--animate-spin'
  /** A skeleton that waits for its content. */
  | '--animate-pulse';

/** Every design token of the toolkit, in the order of `theme.css`. */
export const tokens: readonly Token[] = [
  {
    name: '--color-canvas',
    group: 'Surfaces',
    purpose: 'Background of the page.',
    kind: 'color',
    role: 'surface',
    light: '#fdfcfa',
    dark: '#141210',
    lightContrast: '#ffffff',
    darkContrast: '#000000',
    forced: 'Canvas',
  },
  {
    name: '--color-surface',
    group: 'Surfaces',
    purpose:
      'Background of parts that are set off from the page, such as a code block or a footer.',
    kind: 'color',
    role: 'surface',
    light: '#f6f3ee',
    dark: '#1d1a17',
    lightContrast: '#f6f3ee',
    darkContrast: '#1d1a17',
    forced: 'Canvas',
  },
  {
    name: '--color-raised',
    group: 'Surfaces',
    purpose: 'Background of layers above the page, such as a dialog.',
    kind: 'color',
    role: 'surface',
    light: '#ffffff',
    dark: '#26221d',
    lightContrast: '#ffffff',
    darkContrast: '#26221d',
    forced: 'Canvas',
  },
  {
    name: '--color-skeleton',
    group: 'Surfaces',
    purpose: 'Placeholders for content that is still loading.',
    kind: 'color',
    light: '#e9e4db',
    dark: '#332e27',
    lightContrast: '#e9e4db',
    darkContrast: '#332e27',
    forced: 'GrayText',
  },
  {
    name: '--color-line',
    group: 'Lines',
    purpose: "Lines that separate. They don't convey meaning, so they don't need a contrast.",
    kind: 'color',
    light: '#e4ded4',
    dark: '#3a342c',
    lightContrast: '#877f71',
    darkContrast: '#918878',
    forced: 'CanvasText',
  },
  {
    name: '--color-line-strong',
    group: 'Lines',
    purpose: 'Edges of controls.',
    kind: 'color',
    role: 'edge',
    light: '#877f71',
    dark: '#918878',
    lightContrast: '#5d574d',
    darkContrast: '#b8afa0',
    forced: 'ButtonBorder',
  },
  {
    name: '--color-focus',
    group: 'Lines',
    purpose: 'Outline of the element that has the keyboard focus.',
    kind: 'color',
    role: 'edge',
    light: '#1f4fd1',
    dark: '#9dbdff',
    lightContrast: '#0b2f94',
    darkContrast: '#c4d7ff',
    forced: 'Highlight',
  },
  {
    name: '--color-ink',
    group: 'Text',
    purpose: 'Running text and headings.',
    kind: 'color',
    role: 'text',
    light: '#1c1a17',
    dark: '#f3efe8',
    lightContrast: '#000000',
    darkContrast: '#ffffff',
    forced: 'CanvasText',
  },
  {
    name: '--color-ink-muted',
    group: 'Text',
    purpose: 'Text of less weight: captions, hints, metadata.',
    kind: 'color',
    role: 'text',
    light: '#5d574d',
    dark: '#b8afa0',
    lightContrast: '#3b362e',
    darkContrast: '#ddd6ca',
    forced: 'CanvasText',
  },
  {
    name: '--color-brand',
    group: 'Brand',
    purpose: "Fills of the brand's color, and links.",
    kind: 'color',
    role: 'text',
    light: '#b23712',
    dark: '#ff8f63',
    lightContrast: '#8a2708',
    darkContrast: '#ffb496',
    forced: 'Highlight',
  },
  {
    name: '--color-brand-strong',
    group: 'Brand',
    purpose: "The brand's color under the pointer.",
    kind: 'color',
    role: 'text',
    light: '#8f2a0b',
    dark: '#ffb091',
    lightContrast: '#6b1d04',
    darkContrast: '#ffd0bc',
    forced: 'Highlight',
  },
  {
    name: '--color-brand-soft',
    group: 'Brand',
    purpose: "A faint fill of the brand's color, behind text in `brand` or `ink`.",
    kind: 'color',
    light: '#fcece4',
    dark: '#3a1e12',
    lightContrast: '#fcece4',
    darkContrast: '#3a1e12',
    forced: 'Canvas',
  },
  {
    name: '--color-on-brand',
    group: 'Brand',
    purpose: 'Text and icons on a fill of `brand` or `brand-strong`.',
    kind: 'color',
    light: '#ffffff',
    dark: '#230f06',
    lightContrast: '#ffffff',
    darkContrast: '#230f06',
    forced: 'HighlightText',
  },
  {
    name: '--color-success',
    group: 'Tones',
    purpose: 'Text and icons that convey success.',
    kind: 'color',
    role: 'text',
    light: '#1d6738',
    dark: '#83d69e',
    lightContrast: '#0f4a24',
    darkContrast: '#a6ebbb',
    forced: 'CanvasText',
  },
  {
    name: '--color-success-soft',
    group: 'Tones',
    purpose: 'Background of messages about a success.',
    kind: 'color',
    light: '#e4f3e8',
    dark: '#15301f',
    lightContrast: '#e4f3e8',
    darkContrast: '#15301f',
    forced: 'Canvas',
  },
  {
    name: '--color-warning',
    group: 'Tones',
    purpose: 'Text and icons that warn.',
    kind: 'color',
    role: 'text',
    light: '#804c00',
    dark: '#f2c063',
    lightContrast: '#5c3500',
    darkContrast: '#ffd98a',
    forced: 'CanvasText',
  },
  {
    name: '--color-warning-soft',
    group: 'Tones',
    purpose: 'Background of warnings.',
    kind: 'color',
    light: '#fdf0d6',
    dark: '#382909',
    lightContrast: '#fdf0d6',
    darkContrast: '#382909',
    forced: 'Canvas',
  },
  {
    name: '--color-danger',
    group: 'Tones',
    purpose: 'Text and icons that convey an error, and fills of actions that delete something.',
    kind: 'color',
    role: 'text',
    light: '#a8123c',
    dark: '#ff9db1',
    lightContrast: '#7d0a2b',
    darkContrast: '#ffc2ce',
    forced: 'CanvasText',
  },
  {
    name: '--color-danger-soft',
    group: 'Tones',
    purpose: 'Background of messages about an error.',
    kind: 'color',
    light: '#fde8ed',
    dark: '#451523',
    lightContrast: '#fde8ed',
    darkContrast: '#451523',
    forced: 'Canvas',
  },
  {
    name: '--color-on-danger',
    group: 'Tones',
    purpose: 'Text and icons on a fill of `danger`.',
    kind: 'color',
    light: '#ffffff',
    dark: '#33040f',
    lightContrast: '#ffffff',
    darkContrast: '#33040f',
    forced: 'Canvas',
  },
  {
    name: '--color-info',
    group: 'Tones',
    purpose: 'Text and icons that inform.',
    kind: 'color',
    role: 'text',
    light: '#1c599e',
    dark: '#92c3ff',
    lightContrast: '#10417a',
    darkContrast: '#bcdbff',
    forced: 'CanvasText',
  },
  {
    name: '--color-info-soft',
    group: 'Tones',
    purpose: 'Background of information.',
    kind: 'color',
    light: '#e6f0fa',
    dark: '#142c48',
    lightContrast: '#e6f0fa',
    darkContrast: '#142c48',
    forced: 'Canvas',
  },
  {
    name: '--color-overlay',
    group: 'Above the page',
    purpose: 'The backdrop behind a dialog, and the scrim between a picture and its text.',
    kind: 'color',
    light: 'rgb(28 26 23 / 64%)',
    dark: 'rgb(0 0 0 / 70%)',
    lightContrast: 'rgb(0 0 0 / 80%)',
    darkContrast: 'rgb(0 0 0 / 85%)',
  },
  {
    name: '--color-on-overlay',
    group: 'Above the page',
    purpose: 'Text and icons on `overlay`, whatever is below it.',
    kind: 'color',
    light: '#ffffff',
    dark: '#ffffff',
    lightContrast: '#ffffff',
    darkContrast: '#ffffff',
    forced: 'CanvasText',
  },
  {
    name: '--color-shadow',
    group: 'Above the page',
    purpose: 'Color of all shadows.',
    kind: 'color',
    light: 'rgb(28 26 23 / 12%)',
    dark: 'rgb(0 0 0 / 50%)',
    lightContrast: 'rgb(28 26 23 / 12%)',
    darkContrast: 'rgb(0 0 0 / 50%)',
  },
  {
    name: '--font-sans',
    group: 'Families',
    purpose: 'Running text and controls.',
    kind: 'value',
    value:
      "'Instrument Sans Variable', 'Instrument Sans', 'Instrument Sans Fallback', system-ui, sans-serif",
  },
  {
    name: '--font-display',
    group: 'Families',
    purpose: 'Headings. The family of running text, until a theme names another.',
    kind: 'value',
    value: 'var(--font-sans)',
  },
  {
    name: '--font-mono',
    group: 'Families',
    purpose: 'Code, order numbers and whatever has to line up.',
    kind: 'value',
    value:
      "'JetBrains Mono Variable', 'JetBrains Mono', 'JetBrains Mono Fallback', ui-monospace, monospace",
  },
  {
    name: '--default-font-family',
    group: 'Families',
    purpose: "The page's font, by Tailwind CSS's reset.",
    kind: 'value',
    value: 'var(--font-sans)',
  },
  {
    name: '--default-mono-font-family',
    group: 'Families',
    purpose: "The font of code, by Tailwind CSS's reset.",
    kind: 'value',
    value: 'var(--font-mono)',
  },
  {
    name: '--text-xs',
    group: 'Sizes of text',
    purpose: 'Legal notes and badges.',
    kind: 'value',
    value: '0.75rem',
  },
  {
    name: '--text-xs--line-height',
    group: 'Sizes of text',
    purpose: 'Line height of `xs`.',
    kind: 'value',
    value: '1.125rem',
  },
  {
    name: '--text-sm',
    group: 'Sizes of text',
    purpose: 'Captions, hints, tables.',
    kind: 'value',
    value: '0.875rem',
  },
  {
    name: '--text-sm--line-height',
    group: 'Sizes of text',
    purpose: 'Line height of `sm`.',
    kind: 'value',
    value: '1.375rem',
  },
  {
    name: '--text-base',
    group: 'Sizes of text',
    purpose: 'Running text.',
    kind: 'value',
    value: '1rem',
  },
  {
    name: '--text-base--line-height',
    group: 'Sizes of text',
    purpose: 'Line height of `base`.',
    kind: 'value',
    value: '1.625rem',
  },
  {
    name: '--text-lg',
    group: 'Sizes of text',
    purpose: 'Lead paragraphs and prices.',
    kind: 'value',
    value: '1.125rem',
  },
  {
    name: '--text-lg--line-height',
    group: 'Sizes of text',
    purpose: 'Line height of `lg`.',
    kind: 'value',
    value: '1.75rem',
  },
  {
    name: '--text-xl',
    group: 'Sizes of text',
    purpose: 'Headings of cards and dialogs.',
    kind: 'value',
    value: '1.375rem',
  },
  {
    name: '--text-xl--line-height',
    group: 'Sizes of text',
    purpose: 'Line height of `xl`.',
    kind: 'value',
    value: '1.875rem',
  },
  {
    name: '--text-2xl',
    group: 'Sizes of text',
    purpose: 'Headings of sections.',
    kind: 'value',
    value: '1.75rem',
  },
  {
    name: '--text-2xl--line-height',
    group: 'Sizes of text',
    purpose: 'Line height of `2xl`.',
    kind: 'value',
    value: '2.125rem',
  },
  {
    name: '--text-3xl',
    group: 'Sizes of text',
    purpose: 'The heading of a page.',
    kind: 'value',
    value: '2.25rem',
  },
  {
    name: '--text-3xl--line-height',
    group: 'Sizes of text',
    purpose: 'Line height of `3xl`.',
    kind: 'value',
    value: '2.5rem',
  },
  {
    name: '--text-4xl',
    group: 'Sizes of text',
    purpose: 'The heading of a hero.',
    kind: 'value',
    value: '3rem',
  },
  {
    name: '--text-4xl--line-height',
    group: 'Sizes of text',
    purpose: 'Line height of `4xl`.',
    kind: 'value',
    value: '3.125rem',
  },
  {
    name: '--font-weight-regular',
    group: 'Weights',
    purpose: 'Running text, where it is set off from bolder text.',
    kind: 'value',
    value: '400',
  },
  {
    name: '--font-weight-medium',
    group: 'Weights',
    purpose: 'Labels of fields and tabs.',
    kind: 'value',
    value: '500',
  },
  {
    name: '--font-weight-semibold',
    group: 'Weights',
    purpose: 'Buttons and prices.',
    kind: 'value',
    value: '600',
  },
  {
    name: '--font-weight-bold',
    group: 'Weights',
    purpose: 'Emphasis in running text.',
    kind: 'value',
    value: '700',
  },
  {
    name: '--font-weight-body',
    group: 'Weights',
    purpose: 'Running text as a theme sets it.',
    kind: 'value',
    value: '400',
  },
  {
    name: '--font-weight-heading',
    group: 'Weights',
    purpose: 'Headings as a theme sets them.',
    kind: 'value',
    value: '600',
  },
  {
    name: '--leading-none',
    group: 'Leading and tracking',
    purpose: 'Line height of text on one line, such as a badge.',
    kind: 'value',
    value: '1',
  },
  {
    name: '--leading-tight',
    group: 'Leading and tracking',
    purpose: 'Line height of headings.',
    kind: 'value',
    value: '1.2',
  },
  {
    name: '--leading-normal',
    group: 'Leading and tracking',
    purpose: 'Line height of short texts in controls and cards.',
    kind: 'value',
    value: '1.5',
  },
  {
    name: '--leading-relaxed',
    group: 'Leading and tracking',
    purpose: 'Line height of long texts.',
    kind: 'value',
    value: '1.65',
  },
  {
    name: '--tracking-tight',
    group: 'Leading and tracking',
    purpose: 'Distance of letters in large headings.',
    kind: 'value',
    value: '-0.02em',
  },
  {
    name: '--tracking-normal',
    group: 'Leading and tracking',
    purpose: 'Distance of letters in running text.',
    kind: 'value',
    value: '0em',
  },
  {
    name: '--tracking-wide',
    group: 'Leading and tracking',
    purpose: 'Distance of letters in small capitals and badges.',
    kind: 'value',
    value: '0.04em',
  },
  {
    name: '--spacing',
    group: 'Spacing',
    purpose: 'The unit of all distances: `p-4` is four of it.',
    kind: 'value',
    value: '0.25rem',
  },
  {
    name: '--spacing-gutter',
    group: 'Spacing',
    purpose: 'Distance of content from the edges of the screen.',
    kind: 'value',
    value: 'clamp(1rem, 4vw, 2rem)',
  },
  {
    name: '--spacing-grid',
    group: 'Spacing',
    purpose: 'Distance between the columns and rows of a grid.',
    kind: 'value',
    value: 'clamp(1rem, 2.5vw, 1.5rem)',
  },
  {
    name: '--spacing-section',
    group: 'Spacing',
    purpose: 'Distance between the sections of a page.',
    kind: 'value',
    value: 'clamp(3rem, 8vw, 6rem)',
  },
  {
    name: '--container-xs',
    group: 'Containers',
    purpose: 'A popover or a menu.',
    kind: 'value',
    value: '20rem',
  },
  {
    name: '--container-sm',
    group: 'Containers',
    purpose: 'A form in one column, a small dialog.',
    kind: 'value',
    value: '24rem',
  },
  {
    name: '--container-md',
    group: 'Containers',
    purpose: 'A dialog.',
    kind: 'value',
    value: '32rem',
  },
  {
    name: '--container-prose',
    group: 'Containers',
    purpose: 'Long text: about 70 characters of the base size.',
    kind: 'value',
    value: '42rem',
  },
  {
    name: '--container-lg',
    group: 'Containers',
    purpose: 'A form in two columns, a large dialog.',
    kind: 'value',
    value: '48rem',
  },
  {
    name: '--container-xl',
    group: 'Containers',
    purpose: 'A page with one column of content.',
    kind: 'value',
    value: '64rem',
  },
  {
    name: '--container-page',
    group: 'Containers',
    purpose: 'A page with a product list.',
    kind: 'value',
    value: '80rem',
  },
  {
    name: '--grid-template-columns-page',
    group: 'Grids',
    purpose: 'Twelve equal columns.',
    kind: 'value',
    value: 'repeat(12, minmax(0, 1fr))',
  },
  {
    name: '--grid-template-columns-cards',
    group: 'Grids',
    purpose: 'As many product cards in a row as fit, none narrower than 14rem.',
    kind: 'value',
    value: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  },
  {
    name: '--aspect-product',
    group: 'Grids',
    purpose: "Shape of a product's picture.",
    kind: 'value',
    value: '4 / 5',
  },
  {
    name: '--aspect-video',
    group: 'Grids',
    purpose: 'Shape of a video and of a wide teaser.',
    kind: 'value',
    value: '16 / 9',
  },
  {
    name: '--breakpoint-sm',
    group: 'Breakpoints',
    purpose: 'Large phones, held upright or not.',
    kind: 'value',
    value: '40rem',
  },
  {
    name: '--breakpoint-md',
    group: 'Breakpoints',
    purpose: 'Tablets.',
    kind: 'value',
    value: '48rem',
  },
  {
    name: '--breakpoint-lg',
    group: 'Breakpoints',
    purpose: 'Desktops: the navigation is laid out whole.',
    kind: 'value',
    value: '62.3125rem',
  },
  {
    name: '--breakpoint-xl',
    group: 'Breakpoints',
    purpose: 'Wide desktops.',
    kind: 'value',
    value: '80rem',
  },
  {
    name: '--radius-sm',
    group: 'Corners',
    purpose: 'Small controls, badges and the corners inside of others.',
    kind: 'value',
    value: '0.25rem',
  },
  {name: '--radius-md', group: 'Corners', purpose: 'Controls.', kind: 'value', value: '0.5rem'},
  {
    name: '--radius-lg',
    group: 'Corners',
    purpose: 'Cards, dialogs and pictures.',
    kind: 'value',
    value: '0.75rem',
  },
  {
    name: '--radius-xl',
    group: 'Corners',
    purpose: 'Sheets and large teasers.',
    kind: 'value',
    value: '1rem',
  },
  {name: '--radius-full', group: 'Corners', purpose: 'Round ends.', kind: 'value', value: '9999px'},
  {
    name: '--shadow-sm',
    group: 'Elevation',
    purpose: 'Parts that can be pressed: a card under the pointer.',
    kind: 'value',
    value: '0 1px 2px var(--color-shadow)',
  },
  {
    name: '--shadow-md',
    group: 'Elevation',
    purpose: 'Layers over a part of the page: menus, popovers.',
    kind: 'value',
    value: '0 4px 16px var(--color-shadow)',
  },
  {
    name: '--shadow-lg',
    group: 'Elevation',
    purpose: 'Layers over the page: dialogs, drawers.',
    kind: 'value',
    value: '0 16px 48px var(--color-shadow)',
  },
  {
    name: '--z-index-raised',
    group: 'Stacking',
    purpose: 'Above its neighbors in the same component.',
    kind: 'value',
    value: '1',
  },
  {
    name: '--z-index-sticky',
    group: 'Stacking',
    purpose: 'Stays while the page scrolls: the header, a bar with the price.',
    kind: 'value',
    value: '100',
  },
  {
    name: '--z-index-popover',
    group: 'Stacking',
    purpose: 'Menus, popovers and lists of suggestions.',
    kind: 'value',
    value: '200',
  },
  {
    name: '--z-index-overlay',
    group: 'Stacking',
    purpose: 'The backdrop behind a dialog.',
    kind: 'value',
    value: '300',
  },
  {
    name: '--z-index-dialog',
    group: 'Stacking',
    purpose: 'Dialogs, drawers and sheets.',
    kind: 'value',
    value: '310',
  },
  {
    name: '--z-index-toast',
    group: 'Stacking',
    purpose: 'Messages that come and go.',
    kind: 'value',
    value: '400',
  },
  {
    name: '--z-index-tooltip',
    group: 'Stacking',
    purpose: 'Tooltips, which explain any of the others.',
    kind: 'value',
    value: '500',
  },
  {
    name: '--transition-duration-fast',
    group: 'Motion',
    purpose: 'Changes of color, under the pointer for example.',
    kind: 'value',
    value: '120ms',
    reducedMotion: '0s',
  },
  {
    name: '--transition-duration-medium',
    group: 'Motion',
    purpose: 'Parts that open in place: an accordion, a menu.',
    kind: 'value',
    value: '200ms',
    reducedMotion: '0s',
  },
  {
    name: '--transition-duration-slow',
    group: 'Motion',
    purpose: 'Parts that cross the screen: a drawer, a dialog.',
    kind: 'value',
    value: '320ms',
    reducedMotion: '0s',
  },
  {
    name: '--ease-standard',
    group: 'Motion',
    purpose: 'Changes in place.',
    kind: 'value',
    value: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  {
    name: '--ease-enter',
    group: 'Motion',
    purpose: 'Parts that come in.',
    kind: 'value',
    value: 'cubic-bezier(0, 0, 0, 1)',
  },
  {
    name: '--ease-exit',
    group: 'Motion',
    purpose: 'Parts that leave.',
    kind: 'value',
    value: 'cubic-bezier(0.3, 0, 1, 1)',
  },
  {
    name: '--default-transition-duration',
    group: 'Motion',
    purpose: 'The duration of `transition` without its own.',
    kind: 'value',
    value: 'var(--transition-duration-fast)',
    reducedMotion: '0s',
  },
  {
    name: '--default-transition-timing-function',
    group: 'Motion',
    purpose: 'The easing of `transition` without its own.',
    kind: 'value',
    value: 'var(--ease-standard)',
  },
  {
    name: '--animate-spin',
    group: 'Motion',
    purpose: 'A ring that turns while something is being done.',
    kind: 'value',
    value: 'spin 0.9s linear infinite',
    reducedMotion: 'none',
  },
  {
    name: '--animate-pulse',
    group: 'Motion',
    purpose: 'A skeleton that waits for its content.',
    kind: 'value',
    value: 'pulse 1.6s var(--ease-standard) infinite',
    reducedMotion: 'none',
  },
];

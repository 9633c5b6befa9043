/** A sentence about accessibility, with the test that would fail if it were not so. */
export interface Statement {
  /** Success criteria of WCAG 2.2 that it is about, by number, or what else it is about. */
  about: string;
  text: string;
  /** Path of the test's file, from the root of the repository. */
  file: string;
  /** A part of the file that occurs there once: the title of the test, or the line that checks. */
  test: string;
}

/** The statements of the page about accessibility, in the order of WCAG 2.2. */
export const STATEMENTS: readonly Statement[] = [
  {
    about: '1.1.1',
    text: 'Each image has alternative text, or is marked as decorative.',
    file: 'tests/browser/every-page.spec.ts',
    test: 'every image has a text, or says that it needs none, and a size',
  },
  {
    about: '1.3.1',
    text: 'Each page has one level-1 heading, and no duplicate ids.',
    file: 'tests/browser/every-page.spec.ts',
    test: 'every page has unique ids, and one heading of level one',
  },
  {
    about: '1.4.3, 1.4.6, 1.4.11',
    text: 'Each allowed pair of theme colors has its contrast in light and dark mode, and a higher one for readers who prefer more.',
    file: 'packages/theme/src/contrast/contrast.test.ts',
    test: '$foreground on $background is at least $minimum:1, and more on request',
  },
  {
    about: '1.4.4',
    text: 'Each component example shows all of its text at 200% text size, in a window of 1280 pixels.',
    file: 'tests/browser/large-text.spec.ts',
    test: 'examples are whole at 1280 px',
  },
  {
    about: '1.4.10',
    text: 'Each component example fits a window of 320 pixels.',
    file: 'tests/browser/examples.spec.ts',
    test: 'as they were served, silent, within 320 px, without findings of axe in both modes',
  },
  {
    about: '1.4.12',
    text: 'Each component example shows all of its text with the spacing that you may set.',
    file: 'tests/browser/examples-adapted.spec.ts',
    test: 'whole at 320 px, with text spacing, from right to left',
  },
  {
    about: '2.1.1',
    text: 'Each row of a keyboard table is a test that presses the key.',
    file: 'tests/lib/component-page.ts',
    test: 'export function testKeyboard',
  },
  {
    about: '2.1.2, 2.4.3',
    text: 'The menu on narrow screens keeps the focus, and Escape returns it to the menu button.',
    file: 'tests/browser/chrome/menu.spec.ts',
    test: 'menu: Escape closes it and returns the focus to its button',
  },
  {
    about: '2.1.4',
    text: 'You can turn off the / key, which opens the search.',
    file: 'tests/browser/search/opening.spec.ts',
    test: 'a switch turns the slash off for good, and on again; Control+K stays',
  },
  {
    about: '2.4.1',
    text: 'A skip link is the first tab stop.',
    file: 'tests/browser/chrome/page.spec.ts',
    test: 'is the first tab stop and leads into the content',
  },
  {
    about: '2.4.2',
    text: 'Each page has its own title.',
    file: 'tests/browser/every-page.spec.ts',
    test: 'every page has a title and a description that no other has',
  },
  {
    about: '2.4.11',
    text: 'Nothing hides the focused element in dialogs, menus and panels at 400% zoom.',
    file: 'tests/browser/overlays-zoomed.spec.ts',
    test: 'nothing hides the focus in what opens, in a window of 320 by 256 px',
  },
  {
    about: '2.5.3',
    text: 'A control’s name includes its visible text.',
    file: 'tests/browser/axe.spec.ts',
    test: 'a button that shows "Order now" and has the name "${name}"',
  },
  {
    about: '2.5.8',
    text: 'Targets in the examples and around the content are 24 by 24 pixels, or have that much space.',
    file: 'tests/browser/lib/targets.ts',
    test: 'export function targetFaults',
  },
  {
    about: '3.1.1',
    text: 'Each kind of page declares its language.',
    file: 'tests/browser/chrome/page.spec.ts',
    test: 'every kind of page is English and left-to-right',
  },
  {
    about: '3.3.1, 3.3.2',
    text: 'Required and invalid form fields say so, and show it.',
    file: 'tests/browser/form-states.spec.ts',
    test: 'required and invalid fields say so, and show it, in the served HTML',
  },
  {
    about: '4.1.2',
    text: 'axe finds no violations on any page, in light mode on a wide screen and in dark mode on a phone.',
    file: 'tests/browser/crawl.spec.ts',
    test: 'accessibility: await axeFindings(page)',
  },
  {
    about: '4.1.3',
    text: 'An alert is announced again when the same error comes back.',
    file: 'packages/ui/src/alert/Alert.browser.ts',
    test: 'the same error arrives a second time',
  },
  {
    about: 'Roles and states',
    text: 'Each row of a states table is a test that compares it with Chromium’s accessibility tree.',
    file: 'tests/lib/component-page.ts',
    test: 'export function testStates',
  },
  {
    about: 'Forced colors',
    text: 'The text of each example stays distinct from its background, light and dark.',
    file: 'tests/browser/forced-colors.spec.ts',
    test: 'each text of an example can be told from its ground, light and dark',
  },
  {
    about: 'No JavaScript',
    text: 'The navigation works, and no visible control does nothing.',
    file: 'tests/browser/chrome/no-javascript.spec.ts',
    test: 'no control that does nothing',
  },
];

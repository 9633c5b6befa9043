/** A test that proves a sentence of the page about accessibility. */
export interface Proof {
  /** Path of its file, from the root of the repository. */
  file: string;
  /** A part of the file that occurs there once: the title of the test, or the line that checks. */
  test: string;
}

/** The ground on which the project says that this site and its components meet a criterion. */
export type Status =
  /** Tests prove it. */
  | 'tested'
  /** The team has looked, since no program can judge it. */
  | 'by hand'
  /** There is nothing that it asks something of. */
  | 'not applicable';

/** A success criterion of WCAG 2.2. */
export interface Criterion {
  number: string;
  name: string;
  level: 'A' | 'AA';
  status: Status;
  /** The subject of the tests or of the look, or the reason why it doesn't apply. */
  text: string;
  /** None if no test proves it. */
  proofs: readonly Proof[];
}

const AXE: Proof = {
  file: 'tests/browser/crawl.spec.ts',
  test: 'accessibility: await axeFindings(page)',
};
const KEYBOARD: Proof = {file: 'tests/lib/component-page.ts', test: 'export function testKeyboard'};
const STATES: Proof = {file: 'tests/lib/component-page.ts', test: 'export function testStates'};
const FOCUS: Proof = {
  file: 'tests/browser/focus.spec.ts',
  test: 'the focus is seen, follows the text and leaves each example, and a new value changes no more',
};
const ADAPTED: Proof = {
  file: 'tests/browser/examples-adapted.spec.ts',
  test: 'a press can be cancelled; no motion; whole at 320 px, with text spacing',
};
const CAPTIONS: Proof = {
  file: 'packages/ui/src/media/Media.test.tsx',
  test: 'reports a video that some cannot follow, unless its text is linked',
};
const FIELDS: Proof = {
  file: 'tests/browser/form-states.spec.ts',
  test: 'required and invalid fields say so, and show it, in the served HTML',
};
const SAME_NAVBAR: Proof = {
  file: 'tests/browser/every-page.spec.ts',
  test: 'every page has the same links and buttons in its ${part}, in the same order',
};
const NO_FORM: Proof = {
  file: 'tests/browser/chrome/page.spec.ts',
  test: 'no page asks for a login or sends a form',
};

const everyPage = (test: string): Proof => ({file: 'tests/browser/every-page.spec.ts', test});
const ofComponent = (file: string, test: string): Proof => ({
  file: `packages/ui/src/${file}`,
  test,
});

/** The success criteria of level A and AA, in the order of WCAG 2.2. */
export const CRITERIA: readonly Criterion[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    status: 'tested',
    text: 'Each image has a text, or says that it only decorates. A component reports an image without one while you develop.',
    proofs: [
      everyPage('every image has a text, or says that it needs none, and a size'),
      ofComponent('media/Media.test.tsx', 'reports an image without a text'),
      AXE,
    ],
  },
  {
    number: '1.2.1',
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    status: 'not applicable',
    text: 'This site has no recordings. Examples link to videos on YouTube and Vimeo. The media component asks for a transcript or captions by type, and reports a video that has neither.',
    proofs: [CAPTIONS],
  },
  {
    number: '1.2.2',
    name: 'Captions (Prerecorded)',
    level: 'A',
    status: 'not applicable',
    text: 'This site has no recordings. The media component turns on the captions that a video has.',
    proofs: [
      ofComponent(
        'media/Media.test.tsx',
        'plays from Vimeo with dnt, and with captions that the video has',
      ),
    ],
  },
  {
    number: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    status: 'not applicable',
    text: 'This site has no recordings. The media component shows a link to a transcript beside the video.',
    proofs: [CAPTIONS],
  },
  {
    number: '1.2.4',
    name: 'Captions (Live)',
    level: 'AA',
    status: 'not applicable',
    text: 'This site has no live media, and no component plays any.',
    proofs: [],
  },
  {
    number: '1.2.5',
    name: 'Audio Description (Prerecorded)',
    level: 'AA',
    status: 'not applicable',
    text: 'This site has no recordings. A store has to describe its own videos.',
    proofs: [],
  },
  {
    number: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    status: 'tested',
    text: 'Each page has one heading of level 1, no id twice, and no finding of axe about lists, tables, landmarks or labels. Each row of a states table is compared with Chromium’s accessibility tree.',
    proofs: [everyPage('every page has unique ids, and one heading of level one'), STATES, AXE],
  },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    status: 'tested',
    text: 'The focus follows the order of the text in each example. A product tile, whose parts are drawn in another order, is read from its name on.',
    proofs: [
      FOCUS,
      {
        file: 'packages/commerce-ui/src/catalog/product-tile/ProductTile.test.tsx',
        test: 'is read from its name on: link, rating, price, badges',
      },
    ],
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    status: 'by hand',
    text: 'No instruction of the site names a control by its shape, place or sound alone.',
    proofs: [],
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    status: 'tested',
    text: 'No style sheet and no script asks how the device is held.',
    proofs: [
      everyPage(
        'no file locks the orientation, listens to motion, lets something be dragged, or draws a text',
      ),
    ],
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    status: 'tested',
    text: 'Fields in the examples that ask for something about the reader have a fitting autocomplete. Comboboxes turn it off, because they suggest values themselves: pass your own if yours asks for the reader’s own address.',
    proofs: [
      everyPage(
        'every field of an example that asks for something about the reader has a fitting autocomplete',
      ),
      AXE,
    ],
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    status: 'tested',
    text: 'Links in a text are underlined. A tone has words and an icon, an invalid field has a message, and a color of a product has its name.',
    proofs: [
      ofComponent('link/Link.browser.ts', 'links within a text are underlined'),
      ofComponent('toast/Toast.test.tsx', 'says its tone in words and by its icon'),
      {
        file: 'packages/commerce-ui/src/catalog/product-detail/ProductDetail.test.tsx',
        test: 'shows the name of each color beside it',
      },
      FIELDS,
      AXE,
    ],
  },
  {
    number: '1.4.2',
    name: 'Audio Control',
    level: 'A',
    status: 'tested',
    text: 'Nothing plays a sound by itself. A video that starts by itself is silent, and has a button that stops it.',
    proofs: [
      ofComponent('media/Media.test.tsx', 'plays %s without sound, until its button stops it'),
    ],
  },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    status: 'tested',
    text: 'Each pair of theme colors that is allowed has its contrast in light and dark mode. axe measures every page and every example in both.',
    proofs: [
      {
        file: 'packages/theme/src/contrast/contrast.test.ts',
        test: '$foreground on $background is at least $minimum:1, and more on request',
      },
      {
        file: 'tests/browser/examples.spec.ts',
        test: 'as they were served, silent, within 320 px, without findings of axe in both modes',
      },
      AXE,
    ],
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    status: 'tested',
    text: 'Each example shows all of its text at twice the text size, in a window of 1280 pixels.',
    proofs: [
      {file: 'tests/browser/large-text.spec.ts', test: 'examples are whole at 1280 px'},
      {
        file: 'tests/browser/faults.spec.ts',
        test: 'at a zoom of 400 % no kind of page scrolls to two sides',
      },
    ],
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    status: 'tested',
    text: 'No drawing has a text. The team has looked at the photos: none shows words.',
    proofs: [
      everyPage(
        'no file locks the orientation, listens to motion, lets something be dragged, or draws a text',
      ),
    ],
  },
  {
    number: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    status: 'tested',
    text: 'Each example fits a window of 320 pixels, and so does each kind of page.',
    proofs: [
      {
        file: 'tests/browser/examples.spec.ts',
        test: 'as they were served, silent, within 320 px, without findings of axe in both modes',
      },
      {
        file: 'tests/browser/faults.spec.ts',
        test: 'at a zoom of 400 % no kind of page scrolls to two sides',
      },
      ADAPTED,
    ],
  },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    status: 'tested',
    text: 'Edges of controls, icons and the outline of the focus are colors of the theme, and each allowed pair of them has 3:1 in light and dark mode.',
    proofs: [
      {
        file: 'packages/theme/src/contrast/contrast.test.ts',
        test: '$foreground on $background is at least $minimum:1, and more on request',
      },
    ],
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    status: 'tested',
    text: 'Each example shows all of its text with the spacing that you may set.',
    proofs: [ADAPTED],
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    status: 'tested',
    text: 'A tooltip stays while the pointer is on it or its control has the focus, and Escape hides it. So do the panels of a navigation that open on hover.',
    proofs: [
      ofComponent(
        'tooltip/Tooltip.browser.ts',
        'shows under a resting pointer, which can move onto it',
      ),
      ofComponent('tooltip/Tooltip.test.tsx', 'hides on Escape, which goes no further'),
      ofComponent(
        'navigation/flyout-navigation/FlyoutNavigation.browser.ts',
        'closes by Escape what a mouse opened, wherever the focus is',
      ),
    ],
  },
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    status: 'tested',
    text: 'Each row of a keyboard table is a test that presses the key. First uses of the examples are tested by keyboard too, before their scripts have loaded.',
    proofs: [
      KEYBOARD,
      {
        file: 'tests/browser/first-touch.spec.ts',
        test: 'before they are alive are as when they are used later',
      },
    ],
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    status: 'tested',
    text: 'Tab and Shift+Tab leave each example. A dialog keeps the focus until Escape closes it.',
    proofs: [FOCUS, KEYBOARD],
  },
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    status: 'tested',
    text: 'The site has one, the / key, which opens the search. You can turn it off.',
    proofs: [
      {
        file: 'tests/browser/search/opening.spec.ts',
        test: 'a switch turns the slash off for good, and on again; Control+K stays',
      },
    ],
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    status: 'tested',
    text: 'A toast with an action or an error stays. Another one goes after seven seconds, or after the time that a store sets. The time stops under the pointer and the focus.',
    proofs: [
      ofComponent('toast/Toast.test.tsx', 'stays with an action, and when something has failed'),
      ofComponent('toast/Toast.test.tsx', 'keeps the time that is left while it is %s'),
    ],
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    status: 'tested',
    text: 'Nothing in an example moves by itself for more than five seconds, but for signs that something loads. Slides and videos that start by themselves have a button that stops them.',
    proofs: [
      {
        file: 'tests/browser/examples-adapted.spec.ts',
        test: 'expect.soft(await lastingMotion(page, STAGE)',
      },
      ofComponent(
        'promo-carousel/PromoCarousel.test.tsx',
        'has a button that stops slides which turn by themselves',
      ),
      ofComponent('media/Media.test.tsx', 'plays %s without sound, until its button stops it'),
    ],
  },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    status: 'tested',
    text: 'No animation of an example repeats more than three times a second.',
    proofs: [
      {
        file: 'tests/browser/examples-adapted.spec.ts',
        test: 'expect.soft(await lastingMotion(page, STAGE)',
      },
    ],
  },
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    status: 'tested',
    text: 'A skip link is the first tab stop of a page, and works before the scripts have loaded.',
    proofs: [
      {
        file: 'tests/browser/chrome/page.spec.ts',
        test: 'is the first tab stop and leads into the content',
      },
    ],
  },
  {
    number: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    status: 'tested',
    text: 'Each page has its own title.',
    proofs: [everyPage('every page has a title and a description that no other has')],
  },
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    status: 'tested',
    text: 'The focus follows the text in each example. A change of page moves it to the new heading, and a menu that closes gives it back.',
    proofs: [
      FOCUS,
      {
        file: 'tests/browser/chrome/navigation.spec.ts',
        test: 'a change of page moves the focus to the heading of the new page',
      },
      {
        file: 'tests/browser/chrome/menu.spec.ts',
        test: 'menu: Escape closes it and returns the focus to its button',
      },
    ],
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    status: 'tested',
    text: 'Each link has a name, and none is called “here” or “more”.',
    proofs: [everyPage('every link says where it leads: none is called "here" or "more"'), AXE],
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    status: 'tested',
    text: 'You find a page by the sidebar, by the search and by links from other pages.',
    proofs: [
      {
        file: 'tests/browser/search/results.spec.ts',
        test: 'all results are one link away, with their number',
      },
      {
        file: 'tests/browser/chrome/sidebar-filter.spec.ts',
        test: 'it narrows to the pages whose names have what the reader types',
      },
    ],
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    status: 'by hand',
    text: 'Tests prove that headings and labels are there. The team has read them.',
    proofs: [everyPage('every page has unique ids, and one heading of level one'), AXE],
  },
  {
    number: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    status: 'tested',
    text: 'Each control of each example has an outline of 2 pixels while it has the focus, or looks different.',
    proofs: [FOCUS],
  },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    status: 'tested',
    text: 'Nothing covers more than half of the element with the focus: on each kind of page, in examples with sticky parts, and in dialogs, menus and panels at a zoom of 400 %.',
    proofs: [
      {
        file: 'tests/browser/focus-not-covered.spec.ts',
        test: 'nothing covers the focus on ${path}',
      },
      {
        file: 'tests/browser/overlays-zoomed.spec.ts',
        test: 'nothing hides the focus in what opens, in a window of 320 by 256 px',
      },
    ],
  },
  {
    number: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    status: 'tested',
    text: 'A click does the same as a swipe: a carousel has buttons, and a drawer closes by its button.',
    proofs: [
      ofComponent(
        'carousel/Carousel.test.tsx',
        'goes on and back, says where it is, and stops at the ends',
      ),
      ofComponent(
        'drawer/Drawer.test.tsx',
        'is named and described by its parts, and closes by the cross',
      ),
    ],
  },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    status: 'tested',
    text: 'A press that leaves its control before the button is released does nothing, for each control of each example.',
    proofs: [ADAPTED],
  },
  {
    number: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    status: 'tested',
    text: 'A control’s name contains the words that it shows.',
    proofs: [
      {
        file: 'tests/browser/axe.spec.ts',
        test: 'a button that shows "Order now" and has the name "${name}"',
      },
      AXE,
    ],
  },
  {
    number: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    status: 'not applicable',
    text: 'No script listens to how the device moves.',
    proofs: [
      everyPage(
        'no file locks the orientation, listens to motion, lets something be dragged, or draws a text',
      ),
    ],
  },
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    status: 'tested',
    text: 'Nothing has to be dragged. A click on a slider’s track moves its thumb, a carousel has buttons, and a drawer closes by its button.',
    proofs: [
      ofComponent(
        'forms/slider/Slider.browser.ts',
        'moves the nearer thumb to where the track is pressed, and drags it on',
      ),
      ofComponent(
        'carousel/Carousel.test.tsx',
        'goes on and back, says where it is, and stops at the ends',
      ),
      ofComponent(
        'drawer/Drawer.test.tsx',
        'is named and described by its parts, and closes by the cross',
      ),
      everyPage(
        'no file locks the orientation, listens to motion, lets something be dragged, or draws a text',
      ),
    ],
  },
  {
    number: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    status: 'tested',
    text: 'Targets in the examples and around the content have 24 by 24 pixels, or that much room.',
    proofs: [
      ADAPTED,
      {
        file: 'tests/browser/chrome/targets.spec.ts',
        test: 'are large enough or apart, at 390 and 1280 px',
      },
    ],
  },
  {
    number: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    status: 'tested',
    text: 'Each kind of page names its language.',
    proofs: [
      {
        file: 'tests/browser/chrome/page.spec.ts',
        test: 'every kind of page is English and left-to-right',
      },
      AXE,
    ],
  },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    status: 'tested',
    text: 'Each text in another script is in a part that names its language. No test knows words of other languages in Latin letters.',
    proofs: [everyPage('every text in another script is in a part that names its language')],
  },
  {
    number: '3.2.1',
    name: 'On Focus',
    level: 'A',
    status: 'tested',
    text: 'In each example, a control that gets the focus opens nothing, and neither moves the focus nor leaves the page.',
    proofs: [FOCUS],
  },
  {
    number: '3.2.2',
    name: 'On Input',
    level: 'A',
    status: 'tested',
    text: 'In each example, a form control that gets a new value opens no dialog, and neither moves the focus nor leaves the page.',
    proofs: [FOCUS],
  },
  {
    number: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    status: 'tested',
    text: 'All pages have the same links and buttons in the navbar and the footer, in the same order.',
    proofs: [SAME_NAVBAR],
  },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    status: 'tested',
    text: 'The links and buttons around the content have the same names on all pages.',
    proofs: [SAME_NAVBAR],
  },
  {
    number: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    status: 'tested',
    text: 'The footer of all pages has the same links to the repository and to this page, in the same order.',
    proofs: [SAME_NAVBAR],
  },
  {
    number: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    status: 'tested',
    text: 'An invalid field says so, and shows a message that describes it.',
    proofs: [FIELDS],
  },
  {
    number: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    status: 'tested',
    text: 'Each field has a label, and a required field says so and shows it.',
    proofs: [FIELDS, AXE],
  },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    status: 'tested',
    text: 'A field shows the store’s own message for each kind of error, where the store says how to fix it. A combobox writes a typed option as its list does.',
    proofs: [
      ofComponent(
        'forms/label/Field.test.tsx',
        'are shown on submission, in place of the bubble, and the first of them gets the focus',
      ),
      ofComponent(
        'forms/combobox/Combobox.test.tsx',
        'writes a typed option as the list does, and reports no error',
      ),
    ],
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    status: 'not applicable',
    text: 'This site takes no orders and keeps no data about you. A store has to let its customers check an order.',
    proofs: [NO_FORM],
  },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    status: 'tested',
    text: 'This site asks for nothing twice. The quiz, the component with several steps, keeps its answers on the way back.',
    proofs: [
      ofComponent(
        'quiz/Quiz.test.tsx',
        'keeps the answers on the way back, and drops them at a new start',
      ),
    ],
  },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    status: 'not applicable',
    text: 'This site has no login. Password managers can fill in the input component.',
    proofs: [NO_FORM],
  },
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    status: 'tested',
    text: 'Each row of a states table is compared with Chromium’s accessibility tree. axe finds nothing on any page, in light mode on a wide screen or in dark mode on a phone, by turns.',
    proofs: [STATES, AXE],
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    status: 'tested',
    text: 'Changes that the focus doesn’t lead to are announced once, and again when the same message comes back.',
    proofs: [
      ofComponent('announcer/announcer.browser.ts', 'says each change once, in order'),
      ofComponent('toast/Toast.browser.ts', 'is announced once, and takes'),
      ofComponent('alert/Alert.browser.ts', 'the same error arrives a second time'),
      {
        file: 'tests/browser/heard.spec.ts',
        test: 'a text that is changed in place is heard at each change',
      },
    ],
  },
];

/** Features of this site and its components beyond level AA. */
export const BEYOND: readonly (Pick<Criterion, 'text' | 'proofs'> & {about: string})[] = [
  {
    about: 'More contrast (1.4.6)',
    text: 'Readers who ask their system for more contrast get it.',
    proofs: [
      {
        file: 'packages/theme/src/contrast/contrast.test.ts',
        test: '$foreground on $background is at least $minimum:1, and more on request',
      },
    ],
  },
  {
    about: 'Reduced motion (2.3.3)',
    text: 'Nothing in an example slides, turns or grows for readers who ask their system for less motion.',
    proofs: [ADAPTED],
  },
  {
    about: 'Forced colors',
    text: 'Each text of an example can be told from its background in light and dark system colors.',
    proofs: [
      {
        file: 'tests/browser/forced-colors.spec.ts',
        test: 'each text of an example can be told from its ground, light and dark',
      },
    ],
  },
  {
    about: 'Without JavaScript',
    text: 'The navigation works, and shows no control that does nothing.',
    proofs: [
      {
        file: 'tests/browser/chrome/no-javascript.spec.ts',
        test: 'no control that does nothing',
      },
      {
        file: 'tests/browser/dead-controls.spec.ts',
        test: 'without JavaScript, the examples show no enabled button that does nothing',
      },
    ],
  },
];

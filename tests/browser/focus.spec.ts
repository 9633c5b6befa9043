import {expect, type Page, test} from '../lib/test.ts';
import {liveExamples} from '../lib/component-page.ts';
import {builtPages} from '../lib/site.ts';
import {shareOf} from './lib/share.ts';
import {changeEach, walkThroughStage} from './lib/focus-stops.ts';

/** Pages for each test. To open a window costs more than to look at a page. */
const PAGES = 4;

const withExamples = shareOf(
  builtPages()
    .filter(({html}) => html.includes(' data-example='))
    .map(({path}) => path),
  4,
);

/** Makes the window as high as the stage of an example, so that no step scrolls the page. */
async function showWhole(page: Page, id: string) {
  const height = await page.evaluate((example) => {
    const stage = document.querySelector(`[data-example="${example}"] .example-stage`)!;
    return Math.ceil(stage.getBoundingClientRect().height);
  }, id);
  await page.setViewportSize({width: 1280, height: Math.max(800, height + 240)});
  await page.evaluate((example) => {
    const stage = document.querySelector(`[data-example="${example}"] .example-stage`)!;
    scrollTo({top: scrollY + stage.getBoundingClientRect().top - 160, behavior: 'instant'});
  }, id);
}

for (let first = 0; first < withExamples.length; first += PAGES) {
  const paths = withExamples.slice(first, first + PAGES);
  test(`Tab, ${paths[0]} to ${paths.at(-1)}: the focus is seen, follows the text and leaves each example, and a new value changes no more`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    let count = 0;
    for (const path of paths) {
      await page.goto(path);
      for (const [id, stage] of await liveExamples(page)) {
        await showWhole(page, id);
        const {stops, faults} = await walkThroughStage(page, stage);
        count += stops;
        expect.soft(faults, id).toEqual([]);
        const {found} = await changeEach(page, stage);
        expect.soft(found, `${id}: what else a change did`).toEqual([]);
      }
    }
    expect(count).toBeGreaterThan(0);
  });
}

for (const {title, html, fault} of [
  {title: 'seen by its outline', html: '<button>Order</button>', fault: undefined},
  {
    title: 'that nobody sees',
    html: '<style>button { outline: none }</style><button>Order</button>',
    fault: 'button "Order": its focus cannot be seen',
  },
  {
    title: 'seen by its color',
    html: '<style>button { outline: none } button:focus { color: red }</style><button>Order</button>',
    fault: undefined,
  },
  {
    title: 'that is kept',
    html: '<button onkeydown="event.preventDefault()">Order</button>',
    fault: 'Tab: the focus never leaves, it is at button "Order"',
  },
  {
    title: 'that goes against the text',
    html: '<button>Order</button><button tabindex="1">Pay</button>',
    fault: 'Shift+Tab: button "Pay": the focus went against the order of the text',
  },
  {
    title: 'that goes on by itself',
    html: '<button onfocus="this.nextSibling.focus()">Order</button><button>Pay</button>',
    fault: 'Tab: button "Pay": the focus went on by itself',
  },
  {
    title: 'that opens a dialog',
    html: '<dialog>Words</dialog><button onfocus="this.previousSibling.show()">Order</button>',
    fault: 'Tab: button "Order": something opened',
  },
]) {
  test(`a focus ${title}: ${fault ? 'a fault' : 'no fault'}`, async ({page}) => {
    await page.setContent(
      `<!doctype html><div class="example-stage">${html}</div><a href="#after">After</a>`,
    );
    const {faults} = await walkThroughStage(page, page.locator('.example-stage'));
    if (fault) expect(faults).toContain(fault);
    else expect(faults).toEqual([]);
  });
}

for (const {title, act, isFault} of [
  {title: 'takes its value', act: 'this.title = this.value', isFault: false},
  {title: 'moves the focus', act: 'document.querySelector(`a`).focus()', isFault: true},
  {title: 'opens a dialog', act: 'document.querySelector(`dialog`).show()', isFault: true},
]) {
  test(`a field that ${title}: ${isFault ? 'a fault' : 'no fault'}`, async ({page}) => {
    await page.setContent(
      `<div class="example-stage"><input oninput="${act}"></div><dialog>Words</dialog><a href="#a">After</a>`,
    );
    const {count, found} = await changeEach(page, page.locator('.example-stage'));
    expect(count).toBe(1);
    expect(found.length > 0).toBe(isFault);
  });
}

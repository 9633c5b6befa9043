/**
 * Runs on each page before anything else: sets the color mode and the announcement bar as the reader left
 * them, and loads the application on the first sign that the reader wants more than to read and to follow links: a
 * control that is pointed at or focused, a key that opens the search. Keeps the reader's actions until the application
 * runs, and repeats them then.
 *
 * The application's own script tags have the type `app`, which no browser runs. `build-start-script.ts` fills in
 * the constants and minifies this file.
 */

/** Id of the present announcement, or an empty string when there is none. */
declare const ANNOUNCEMENT_ID: string;
/** Color mode of a reader who chose none. */
declare const DEFAULT_MODE: string;

const {dataset} = document.documentElement;

let running: true | undefined;
let stored: Record<string, string | undefined> = {};
try {
  stored = localStorage;
} catch {
  // Storage is blocked: the reader gets the defaults.
}

const bar = 'docusaurus.announcement.';

/** Once the application runs, the state is its own. */
const restore = () => {
  if (running) return;
  dataset.theme = dataset.themeChoice = stored.theme || DEFAULT_MODE;
  dataset.announcementBarInitiallyDismissed = (stored[bar + 'id']! + stored[bar + 'dismiss']! ===
    ANNOUNCEMENT_ID + 'true') as never;
};
restore();

/** The reader's actions that the application has to do once it runs. `color-mode.ts` takes its part out. */
const kept: Event[] = ((self as unknown as {kept: Event[]}).kept = []);

/** The tags are at the end of the body, so nothing loads before the application has its place in the page. */
const load = () =>
  document.querySelectorAll<HTMLScriptElement>('[type=app]').forEach((tag) => {
    const script = tag.cloneNode() as HTMLScriptElement;
    script.type = '';
    script.async = false;
    // The page stays readable and its links work. The next sign of intent tries again.
    script.onerror = () => script.replaceWith(tag);
    tag.replaceWith(script);
  });

const closest = (event: Event, selector: string) =>
  (event.target as Partial<Element>).closest?.(selector);

/** Buttons in code open popovers, which the browser does. */
const BUTTON = 'button:not(pre *)';

/** Links work by themselves: the application would be thrown away by the click. A control needs it. */
const loadForControl = (event: Event) =>
  closest(event, BUTTON + ',input,[role=button],.example-stage') && load();

const keep = (event: Event) => {
  load();
  if (!running) {
    event.preventDefault();
    event.stopPropagation();
    kept.push(event);
  }
};

const listeners: Record<string, (event: never) => void> = {
  pointerover: loadForControl,
  focusin: loadForControl,
  keydown(event: KeyboardEvent) {
    // Search opens by Ctrl+K, by a slash, and by any character on its button. Later characters are typed into it.
    const isKept =
      event.ctrlKey || event.metaKey
        ? event.key === 'k'
        : !event.key[1] &&
          (kept[0] ||
            closest(event, '.search') ||
            (event.key === '/' && stored.searchSlash !== 'off' && !closest(event, 'input')));
    if (isKept) keep(event);
  },
  DOMContentLoaded() {
    // Where the sidebar is longer than the window, the current page is in view.
    document.querySelector('.menu [aria-current]')?.scrollIntoView({block: 'nearest'});
    if (kept[0] || /\b(q|theme)=/.test(location.search)) load();
  },
  click: (event: Event) => closest(event, BUTTON) && keep(event),
  /** Another tab changed what is kept, or the page comes back from the browser's cache and has missed that. */
  storage: restore,
  pageshow: restore,
  /** Sent by the application when it runs, before it does what was kept. */
  awake() {
    running = true;
  },
};

for (const type in listeners) {
  addEventListener(type, listeners[type] as never, true);
}

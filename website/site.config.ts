/**
 * Everything that a fork of this site changes: names, addresses, fonts, search, insights, videos, contact, messages of readers
 * and reading offline.
 * `docusaurus.config.ts` turns these values into the site's configuration. The published packages repeat the addresses, because
 * archives hold them: after a change run `npx tsx website/package-metadata/write.ts`. No other file does.
 */
export interface SiteSettings {
  /** The product's name, in the title of each page and in the navbar. */
  title: string;
  /** One sentence that says what the product is. */
  tagline: string;
  /** Origin of the published site, without a trailing slash. */
  url: string;
  /**
   * Path under which the site is served: `/`, or with a slash at both ends and letters, digits, `-` and `_` between, such as
   * `/docs-site/`. Not one that addresses of the site begin with already, such as `/docs/` or `/blog/`.
   */
  baseUrl: string;
  /** The company's marketing site. The logo leads there, in the same tab. */
  marketingUrl: string;
  /** Base of source and edit links. */
  repositoryUrl: string;
  /** Branch that source and edit links name. */
  repositoryBranch: string;
  /** Whether npm's registry has the packages. With `false`, the home page installs archives that the reader packs. */
  published: boolean;
  /** Company named in the copyright line. */
  company: string;
  /** Year of the copyright line. The site's specification asks for 2025, so it doesn't follow the calendar. */
  copyrightYear: number;
  /**
   * The bar above the navbar, or `false` for none. A new `id` shows it again to readers who closed the old one. Links to pages
   * of this site start with a slash, and get `baseUrl` in front.
   */
  announcement: {id: string; content: string} | false;
  /**
   * `self` serves the bundled fonts from this site. `{stylesheet}` adds a font host's style sheet instead,
   * and its host to the Content-Security-Policy.
   */
  fonts: 'self' | {stylesheet: string; fontOrigin: string};
  /**
   * Search. `embedded` needs no account; `algolia` takes the hosted application that is named.
   * With `contextualSearch` a search keeps to the language and the version that are being read.
   */
  search: {
    indexName: string;
    contextualSearch: boolean;
    /** Path of the results page, below `baseUrl`. The sitemap doesn't list it. */
    searchPagePath: string;
  } & ({mode: 'embedded'} | {mode: 'algolia'; applicationId: string; searchKey: string});
  /** Whether the search service's insights script may load, lazily. Only in Algolia mode. */
  insights: boolean;
  /**
   * Whether the video examples may play: adds the players of YouTube (`youtube-nocookie.com`) and Vimeo to the
   * Content-Security-Policy. No page asks them for anything before a reader clicks on a play button. With `false`, that
   * click shows a link to the video.
   */
  videoPlayers: boolean;
  /**
   * Whether the editor of an example offers to open its code at StackBlitz, as a project that installs the packages from npm's
   * registry. Adds `https://stackblitz.com` to the `form-action` of the Content-Security-Policy. Nothing is sent before a reader presses the button.
   */
  stackBlitz: boolean;
  /**
   * Whether the server in `server` answers coding agents at `/mcp`, below `baseUrl`, by the Model Context Protocol. Static hosts
   * and nginx don't: there, and everywhere else, `npx @storefront-toolkit/mcp` gives the same answers.
   */
  mcp: boolean;
  /**
   * Where to report a weakness: a `mailto:`, `https:` or `tel:` address. The build writes it into `.well-known/security.txt` (RFC 9116).
   * `false` writes no such file.
   */
  securityContact: string | false;
}

/** Messages that the site takes of its readers. */
export interface ReaderSettings {
  /**
   * Whether each document asks at its end if it was helpful. With `server`, a form sends the answer to the server in `server`, which
   * keeps it in the folder that `FEEDBACK_FOLDER` names. With `issue`, for static hosts and nginx, a link opens a new issue in the
   * repository.
   */
  feedback: false | 'server' | 'issue';
  /**
   * Whether pages tell the server in `server` of searches without results, of addresses that don't exist, and how fast they were
   * (web vitals). Nothing is sent for readers whose browser asks for it, by Global Privacy Control or "Do Not Track".
   */
  events: boolean;
}

const settings: SiteSettings = {
  title: 'Storefront Toolkit',
  tagline:
    'Typed contracts, accessible components and vendor integrations for headless storefronts.',
  url: 'https://docs.example.com',
  baseUrl: '/',
  marketingUrl: 'https://www.example.com/',
  repositoryUrl: 'https://git.example.com/storefront-toolkit/storefront-toolkit',
  repositoryBranch: 'main',
  published: false,
  company: 'Storefront Toolkit',
  copyrightYear: 2025,
  announcement: {
    id: 'examples-are-tests',
    content:
      'Each example on these pages is a tested file that runs live. <a href="/blog/docs-that-cannot-lie">Read how</a>',
  },
  fonts: 'self',
  search: {
    mode: 'embedded',
    indexName: 'storefront-toolkit',
    contextualSearch: true,
    searchPagePath: 'search',
  },
  insights: false,
  videoPlayers: true,
  stackBlitz: true,
  mcp: false,
  securityContact: false,
};

export default settings;

/** Apart from the other settings, which are in the scripts of pages. */
export const readers: ReaderSettings = {
  feedback: false,
  events: false,
};

/**
 * Whether readers may keep the site for offline: each page has a control for it below its footer. Readers who use it get a service
 * worker and a copy of all pages in their browser. Apart from the other settings, which are in the scripts of pages.
 */
export const offline: boolean = false;

import type {Claim} from './claim.ts';

/** Screens and routes. */
export const section2: Claim[] = [
  {id: '2.1', claim: 'Routes match exactly and have no path parameters.'},
  {id: '2.2', claim: 'An unknown path shows the not-found page.'},
  {id: '2.3', claim: 'The suffix .html is stripped from a path.'},
  {
    id: '2.4',
    claim: 'The suffix /index is stripped from a path.',
    reading: 'The framework strips only /index.html. The server redirects from /index as well.',
  },
  {id: '2.5', claim: 'There is a home page.'},
  {id: '2.6', claim: 'The page /search shows results for the query parameter q.'},
  {
    id: '2.7',
    claim: '/docs is a route.',
    reading:
      'It is listed as a route, and the main document as another. It leads to the main document.',
  },
  {id: '2.8', claim: 'The main document is /docs/packages/.'},
  {
    id: '2.9',
    claim: 'Each listed document has its page, at exactly its path.',
  },
  {
    id: '2.10',
    claim: 'Index pages end with a slash.',
    reading:
      'The specification writes both forms. Index documents end with a slash and all others do not; each answers in both forms, and its canonical link names the one.',
  },
  {id: '2.11', claim: 'Guides and articles have sidebars of their own.'},
  {id: '2.12', claim: 'The leftover tutorial pages stand in no sidebar.'},
  {
    id: '2.13',
    claim: 'The named entries of the cart and catalog reference exist.',
    reading:
      'The full list is open. All that the packages export has a page; the named are a part.',
  },
  {id: '2.14', claim: 'A skip link leads to the content.'},
  {id: '2.15', claim: 'An announcement bar can be closed.'},
  {id: '2.16', claim: 'The navbar is fixed on top.'},
  {id: '2.17', claim: 'Navbar items stand left or right; without a position, left.'},
  {
    id: '2.18',
    claim:
      'On narrow screens a menu slides out, with a second panel and a way back to the main menu.',
  },
  {id: '2.19', claim: 'A button switches between dark and light.'},
  {id: '2.20', claim: 'There is a language dropdown.'},
  {
    id: '2.21',
    claim: 'The navbar shows the docs version.',
    reading:
      'With one version there is nothing to drop down: a link leads to the document in view, or to the main document.',
  },
  {id: '2.22', claim: 'A button opens the search.'},
  {id: '2.23', claim: 'Opening a category of the sidebar closes its siblings.'},
  {id: '2.24', claim: 'The sidebar cannot be hidden.'},
  {id: '2.25', claim: 'The table of contents shows headings of levels 2 and 3.'},
  {
    id: '2.26',
    claim: 'On a route change a thin bar starts after 200 ms and finishes with the route.',
  },
  {
    id: '2.27',
    claim: 'On a route change the page scrolls to the target of the hash, or to the top.',
  },
  {id: '2.28', claim: 'A missing chunk of a route leads to a full load of the page.'},
  {
    id: '2.29',
    claim: 'A page that loads lazily shows a spinner after a delay.',
    reading: 'Section 2 does not show the delay, section 9 says 200 ms. 200 ms it is.',
  },
  {id: '2.30', claim: 'A lazy page that fails shows the error and a button Retry.'},
  {
    id: '2.31',
    claim:
      'The window size is unknown in the served page, then desktop or mobile, also after a resize.',
  },
];

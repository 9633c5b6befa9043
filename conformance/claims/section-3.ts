import type {Claim} from './claim.ts';

/** Entities and their fields. */
export const section3: Claim[] = [
  {id: '3.1', claim: 'The configuration has title, tagline, favicon, url, baseUrl / and i18n.'},
  {
    id: '3.2',
    claim:
      'Navbar items have type, sidebar, position and label; the footer has style, links and copyright.',
  },
  {
    id: '3.3',
    claim: 'The color mode starts light, can be switched, and does not follow the system.',
  },
  {
    id: '3.4',
    claim:
      'Sidebars collapse by themselves and cannot be hidden; the version is kept in local storage.',
  },
  {
    id: '3.5',
    claim:
      'Search settings hold an index name, contextual search, and the path search of its page.',
  },
  {
    id: '3.6',
    claim: 'The search client takes an application id, a public key and an index name.',
    reading:
      'The search is embedded in the build and asks no service, so these are needed in the hosted mode alone.',
  },
  {id: '3.7', claim: 'A docs page has an id, a path and perhaps a sidebar.'},
  {id: '3.8', claim: 'A version has name, label, isLast, path, main document and documents.'},
  {id: '3.9', claim: 'A sidebar has a link with path and label.'},
  {
    id: '3.10',
    claim: 'The site metadata names the versions of framework, site and plugins.',
    reading:
      'The specification names framework 3.7.0. The site is built with the current release, which the metadata names.',
  },
  {
    id: '3.11',
    claim: 'A search hit has levels lvl0 to lvl6, content, type, url and object id.',
    reading: 'A hit is never of type lvl0: that level is the area of the site, which has no page.',
  },
  {
    id: '3.12',
    claim: 'The fields of carts, orders, products and the like are not given.',
    reading:
      'Nothing is asked for. The fields are those of the typed contracts, and each has a row in a generated table.',
  },
];

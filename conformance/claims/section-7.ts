import type {Claim} from './claim.ts';

/** The calls that the site makes. */
export const section7: Claim[] = [
  {
    id: '7.1',
    claim: 'Pages connect ahead to the host of the search application.',
    reading:
      'In the hosted mode. The embedded search, which is the default, asks no host and connects to none.',
  },
  {
    id: '7.2',
    claim: 'The search dialog calls a hosted search service.',
    reading: 'In the hosted mode; the embedded search answers the same dialog from the build.',
  },
  {
    id: '7.3',
    claim:
      'It posts to the path of multi-index queries: query, index, attributes to retrieve and to snippet.',
  },
  {id: '7.4', claim: 'It reads results, hits and their number.'},
  {id: '7.5', claim: 'A result links to its page.'},
  {id: '7.6', claim: 'A link to all results leads to the search page, with the query.'},
  {
    id: '7.7',
    claim: 'A public style sheet of fonts is loaded from a font host.',
    reading:
      'A setting. By default the fonts come from the site itself, so that no reader is told to another host.',
  },
  {
    id: '7.8',
    claim: 'A script for insights into searches may load, lazily.',
    reading:
      'May, not must. It is off; where it is on, clicks and views are sent without a script of another host.',
  },
  {id: '7.9', claim: 'Page data and code load lazily, as files of their own.'},
  {id: '7.10', claim: 'No product API is called.'},
  {id: '7.11', claim: 'Preferences are kept in local storage.'},
];

import type {Claim} from './claim.ts';

/** The error catalog. */
export const section8: Claim[] = [
  {
    id: '8.1',
    claim:
      'Search hosts out of reach: “Unable to fetch results”, “You might want to check your network connection.”',
  },
  {id: '8.2a', claim: 'No results: “No results for” and the query.'},
  {id: '8.2b', claim: 'No results: “Try searching for” and other queries.'},
  {
    id: '8.2c',
    claim: 'No results: “Believe this query should return results? Let us know.”',
  },
  {id: '8.3', claim: 'Nothing was searched for before: “No recent searches”.'},
  {
    id: '8.4',
    claim: 'A page crashes: “This page crashed”, with Try again and the messages of all causes.',
  },
  {id: '8.5', claim: 'A lazy page does not load: the text of the error, and Retry.'},
  {id: '8.6', claim: 'A navbar item does not render: an error that names the item.'},
  {id: '8.7', claim: 'A navbar item has a type without component: an error.'},
  {id: '8.8', claim: 'The sidebar of a navbar item has no link: an error.'},
  {
    id: '8.9',
    claim: 'A document or sidebar is unknown: an error that lists the ids there are.',
    reading:
      'Section 5 asks for the missing id, this row for the available ones. The message holds both.',
  },
  {
    id: '8.10',
    claim: 'Two search sources have one id: an error about unique ids.',
    reading: 'The wording is not given. It is that of the autocomplete library, and names the id.',
  },
  {id: '8.11', claim: 'The module of a page has no default export: an error that asks for one.'},
  {
    id: '8.12',
    claim: 'The storage is out of reach: one warning, and storing does nothing.',
  },
  {id: '8.13', claim: 'The storage is used on the server: an error.'},
  {
    id: '8.14',
    claim: 'The window size is read before hydration: an error that says when it may be read.',
  },
  {id: '8.15', claim: 'The build meets broken links: it fails.'},
];

import type {Claim} from './claim.ts';

/** Constants and limits. */
export const section9: Claim[] = [
  {
    id: '9.1',
    claim: 'A query has at most 512 characters on the site, 64 in the dialog.',
    reading: 'Both limits hold: 512 in the box of the page /search, 64 in the dialog.',
  },
  {id: '9.2', claim: 'A search is stalled after 300 ms.'},
  {id: '9.3', claim: 'Views are reported after 400 ms without another.'},
  {id: '9.4', claim: 'A report of views has at most 20 ids.'},
  {
    id: '9.5',
    claim: 'A page of results has 20 hits.',
    reading: 'The same number for dialog and search page; the framework’s page asks for 15.',
  },
  {id: '9.6', claim: 'A snippet has 10 words, and 5 up to a width of 768 px.'},
  {id: '9.7', claim: 'A group has at most 5 results.'},
  {id: '9.8', claim: 'The last 7 searches are kept, and 4 beside favorites.'},
  {id: '9.9', claim: 'At most 10 favorites are kept.'},
  {
    id: '9.10',
    claim: 'A host that failed is asked again after 120 s.',
    reading: 'In the hosted mode; the embedded search has no hosts.',
  },
  {
    id: '9.11',
    claim: 'Timeouts are 1 s to connect, 2 s to read and 30 s to write.',
    reading: 'In the hosted mode; the embedded search has no hosts.',
  },
  {id: '9.12', claim: 'Nothing is loaded ahead on a 2g connection or with data saver.'},
  {id: '9.13', claim: 'The shortcut of the search is Ctrl+K or Cmd+K.'},
  {
    id: '9.14',
    claim:
      'The progress bar starts after 200 ms at 8 percent, moves in 200 ms, trickles each 800 ms, without spinner.',
  },
  {id: '9.15', claim: 'The spinner of a lazy page waits for 200 ms.'},
  {
    id: '9.16',
    claim: 'Desktop is wider than 996 px, and code may ask with another width.',
  },
  {id: '9.17', claim: 'The copyright names the year 2025.'},
  {
    id: '9.18',
    claim: 'Preferences persist in local storage, the language is en, docs stand below /docs.',
  },
  {
    id: '9.19',
    claim: 'How long a category takes to open is computed from its height.',
    reading: 'The formula is not given. It is the framework’s; with reduced motion nothing moves.',
  },
  {
    id: '9.20',
    claim: 'Code is highlighted in many languages.',
    reading:
      'The named ones are proved: TypeScript, JSX, Swift, Kotlin, C, C++, Rust, Go and Python.',
  },
];

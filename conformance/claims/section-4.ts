import type {Claim} from './claim.ts';

/** States and transitions. */
export const section4: Claim[] = [
  {id: '4.1', claim: 'The color mode is stored in local storage, under the key theme.'},
  {id: '4.2', claim: 'The color mode is kept in sync across tabs.'},
  {id: '4.3', claim: 'The system preference is not followed.'},
  {id: '4.5', claim: 'Themed images switch with the mode.'},
  {
    id: '4.6',
    claim:
      'The menu of narrow screens closes when the layout becomes desktop, which is above 996 px.',
  },
  {
    id: '4.7',
    claim:
      'The navbar hides on scroll down and for a hash target, and shows on scroll up and near the top.',
  },
  {id: '4.8', claim: 'Closing the announcement bar is stored in the browser.'},
  {
    id: '4.9',
    claim: 'A new announcement shows again to readers who closed an older one.',
    reading:
      'The framework forgets the old choice but shows the bar one load later. Here it shows at once.',
  },
  {id: '4.10', claim: 'Dropdowns open on Enter.'},
  {id: '4.11', claim: 'Dropdowns close on a click or a focus outside.'},
  {id: '4.12', claim: 'The search is idle, loading, stalled or in error.'},
  {id: '4.13', claim: 'The panel of the search is open or closed.'},
  {id: '4.14', claim: 'Without a query the search shows recent and favorite searches.'},
  {id: '4.15', claim: 'With a query it shows results, that there are none, or an error.'},
  {id: '4.16', claim: 'Ctrl+K and Cmd+K open the search.'},
  {id: '4.17', claim: 'The key / opens the search, but not in a field.'},
  {
    id: '4.18',
    claim: 'A key pressed on the search button opens the search, but not Ctrl+F or Cmd+F.',
  },
  {id: '4.19', claim: 'Escape closes the search, and the focus returns to its button.'},
  {id: '4.20', claim: 'Arrow keys move the active result.'},
  {
    id: '4.21',
    claim:
      'In the search box Escape closes the panel, and a second Escape clears query and results.',
    reading:
      'In the dialog the first Escape closes everything (4.19), so there is no second. Both steps hold for the box of the page /search.',
  },
  {id: '4.22', claim: 'Enter opens the active result.'},
  {id: '4.23', claim: 'Ctrl+Enter and Cmd+Enter open it in a new tab.'},
  {
    id: '4.24',
    claim: 'Shift+Enter opens it in a new window.',
    reading: 'Browsers decide whether a window without given features is a tab.',
  },
  {
    id: '4.25',
    claim: 'Tab closes the panel.',
    reading:
      'In the dialog the results stay in view, as plain links that Tab reaches: they are no longer options of an open panel.',
  },
  {
    id: '4.26',
    claim: 'After an error of a page, Try again leads back to it.',
  },
  {id: '4.27', claim: 'A lazy page shows a spinner, and then itself or an error with Retry.'},
];

import type {Claim} from './claim.ts';

/** Validation rules. */
export const section5: Claim[] = [
  {
    id: '5.1',
    claim: 'The search box of the site takes 512 characters.',
    reading: 'Of the two limits, this is that of the box on the page /search.',
  },
  {
    id: '5.2',
    claim: 'The search dialog takes 64 characters.',
    reading: 'Of the two limits, this is that of the dialog.',
  },
  {id: '5.3', claim: 'Sources of the search have unique ids.'},
  {id: '5.4', claim: 'A lookup of a missing document or sidebar fails and names its id.'},
  {id: '5.5', claim: 'The module of a page exports its component by default.'},
  {
    id: '5.6',
    claim: 'Matching a route fails when a parameter is missing or does not fit its pattern.',
    reading: 'No route of the site has parameters; the rule is that of the router that it uses.',
  },
  {id: '5.7', claim: 'A search can be kept to a language and a docs tag.'},
  {id: '5.8', claim: 'The query is read from the address.'},
];

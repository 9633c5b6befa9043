import type {Claim} from './claim.ts';

/** Roles and permissions. */
export const section6: Claim[] = [
  {id: '6.1', claim: 'There are no roles: no page asks for a login or sends a form.'},
];

import type {ComponentCard} from './types';

/** Where a component runs, in the words of its card. */
export type Place = 'Server and client' | 'Client';

/** Says where a component runs. */
export const placeOf = ({facts}: Pick<ComponentCard, 'facts'>): Place =>
  facts.clientFiles.length === 0 ? 'Server and client' : 'Client';

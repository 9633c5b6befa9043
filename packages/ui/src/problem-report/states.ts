import type {StateRow} from '../internal/state-row.ts';

/** The states of a problem report, as the accessibility tree has them. */
export const states = [
  {
    id: 'report',
    state: 'With problems',
    part: 'Report',
    role: 'complementary',
    name: '2 parts of this page are missing',
  },
  {id: 'icon', state: 'With problems', part: 'Icon', role: 'image', name: 'Warning'},
  {id: 'list', state: 'With problems', part: 'List', role: 'list', name: ''},
] as const satisfies readonly StateRow[];

/**
 * Roles of the parts of a table, spelled out: where it is narrow the parts are laid out as blocks, and some browsers
 * then no longer call them a table. Elements spread these, because the linter takes every cell for a cell of a grid.
 */
export const roles = {
  table: {role: 'table'},
  row: {role: 'row'},
  columnHeader: {role: 'columnheader', scope: 'col'},
  rowHeader: {role: 'rowheader', scope: 'row'},
  cell: {role: 'cell'},
} as const;

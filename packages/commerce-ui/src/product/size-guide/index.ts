export {SizeGuideDataAttributes} from './data-attributes.ts';
export type {SizeGuideDialogLabels, SizeGuideTableLabels} from './labels.ts';
export type {
  SizeGuide,
  SizeMeasure,
  SizeMeasurement,
  SizeRange,
  SizeRow,
  SizeUnit,
} from './size-guide.ts';
export {SizeGuideDialog, type SizeGuideDialogProps} from './SizeGuideDialog.tsx';
export {SizeGuideTable, type SizeGuideTableProps} from './SizeGuideTable.tsx';

export type {CmsDialect, CmsEntry, OwnBlockReader, ReadContext} from './entry.ts';
export {modelName} from './entry.ts';
export type {FieldKind, ModelField} from './fields.ts';
export type {CmsOptions, Find, FindQuery} from './integration.ts';
export {cmsIntegration, nearestLocale} from './integration.ts';
export {contentModels, fieldsOf, mappingsOf, type ContentModel, type Notation} from './models.ts';
export {linkToEntry, linkToUrl} from './link.ts';
export type {CustomReader} from './pages.ts';
export {marksOf, richTextReader, type DescribeNode, type RichNode} from './rich-text.ts';

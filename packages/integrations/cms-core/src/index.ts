export type {CmsDialect, CmsEntry, OwnBlockReader, ReadContext} from './entry.ts';
export {modelName} from './entry.ts';
export type {FieldKind, ModelField} from './fields.ts';
export type {CmsOptions, Find, FindQuery} from './integration.ts';
export {cmsIntegration, nearestLocale} from './integration.ts';
export {contentModels, fieldsOf, mappingsOf, type ContentModel, type Notation} from './models.ts';
export {linkToEntry, linkToUrl} from './link.ts';
export {readEmbed} from './embed.ts';
export {objectIn} from './read.ts';
export {imageSize} from './media.ts';
export type {CustomReader} from './pages.ts';
export {
  marksOf,
  type RichCell,
  type RichNode,
  richTextReader,
  type RichTextSource,
} from './rich-text.ts';

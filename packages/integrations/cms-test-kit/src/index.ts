export {describeCms, type CmsUnderTest, type Wanted} from './describe-cms.ts';
export {describeNormalizer, type NormalizerUnderTest} from './describe-mapping.ts';
export {sampleEntry, type Encoder} from './samples.ts';

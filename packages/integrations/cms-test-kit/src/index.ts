export type {CmsClaims} from './claims.ts';
export {describeCms, type CmsUnderTest, type Refusal, type Wanted} from './describe-cms.ts';
export {describeNormalizer, type NormalizerUnderTest} from './describe-mapping.ts';
export {sampleEntry, type Encoder} from './samples.ts';
export {startVendor, type VendorServer} from '@storefront-toolkit/integration-test-kit';

export {startVendor} from './server.ts';
export type {Answer, VendorHandler, VendorRequest, VendorServer} from './server.ts';
export {describeIntegration} from './describe-integration.ts';
export type {IntegrationUnderTest, Operation} from './describe-integration.ts';
export {readWrongPayloads} from './mutation.ts';
export {checkMapping} from './check-mapping.ts';
export {cartProblems, categoryProblems, productProblems} from './contracts.ts';
export {searchProblems, suggestionsProblems, summaryProblems} from './search-contracts.ts';
export {orderProblems} from './order-contracts.ts';

/**
 * Version of the Storefront API that the queries and types of this package are made for, as a client's `apiVersion`. The tests hold every query
 * and every nullable field against Shopify's published schema of this version. Shopify serves a version for at least 12 months.
 */
export const STOREFRONT_API_VERSION = '2026-04';

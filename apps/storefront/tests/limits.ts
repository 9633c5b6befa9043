/** Most JavaScript that a page of the shop may load, in bytes with Brotli: the framework, React and the page's components. */
export const STOREFRONT_SCRIPT_LIMITS = {listing: 146_000, product: 135_000};

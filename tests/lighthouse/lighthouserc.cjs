const origin = `http://localhost:${process.env.TEST_PORT ?? 4173}`;

// One page of each kind: a text, a component with live examples, and a generated reference.
const pages = [
  '/docs/guides/getting-started/key-concepts',
  '/docs/component-packages/ui/button',
  '/docs/packages/types/cart/reference/Cart',
];

module.exports = {
  ci: {
    // #region collect
    collect: {
      startServerCommand: `npm run serve --prefix ../.. -- --port ${new URL(origin).port}`,
      startServerReadyPattern: 'Serving',
      url: pages.map((page) => origin + page),
      numberOfRuns: 1,
      settings: {chromeFlags: '--headless=new --no-sandbox'},
    },
    // #endregion
    // #region assert
    assert: {
      assertions: {
        'categories:accessibility': ['error', {minScore: 1}],
        'categories:best-practices': ['error', {minScore: 1}],
        'categories:seo': ['error', {minScore: 1}],
        'categories:agentic-browsing': ['error', {minScore: 1}],
        // Less than this is the rounding of a text's width.
        'cumulative-layout-shift': ['error', {maxNumericValue: 0.001}],
        // Bytes as they travel, with their headers. No script file comes before a reader's first sign of intent.
        'resource-summary:total:size': ['error', {maxNumericValue: 115_000}],
        'resource-summary:font:size': ['error', {maxNumericValue: 80_000}],
        'resource-summary:stylesheet:size': ['error', {maxNumericValue: 16_000}],
        'resource-summary:document:size': ['error', {maxNumericValue: 14_000}],
        'resource-summary:script:count': ['error', {maxNumericValue: 0}],
        'resource-summary:third-party:count': ['error', {maxNumericValue: 0}],
      },
    },
    // #endregion
  },
};

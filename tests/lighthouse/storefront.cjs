const port = process.env.PORT ?? 3000;

/** A listing and a product of the built shop in `apps/storefront`. */
const pages = ['/en-US/categories/jackets', '/en-US/products/rain-jacket'];

module.exports = {
  ci: {
    collect: {
      startServerCommand: 'npm run start --prefix ../../apps/storefront',
      startServerReadyPattern: 'react-router-serve\\]',
      url: pages.map((page) => `http://localhost:${port}${page}`),
      numberOfRuns: 1,
      settings: {chromeFlags: '--headless=new --no-sandbox'},
    },
    assert: {
      assertions: {
        'categories:accessibility': ['error', {minScore: 1}],
        'categories:best-practices': ['error', {minScore: 1}],
        'categories:seo': ['error', {minScore: 1}],
        'categories:agentic-browsing': ['error', {minScore: 1}],
        'cumulative-layout-shift': ['error', {maxNumericValue: 0.001}],
        'resource-summary:third-party:count': ['error', {maxNumericValue: 0}],
      },
    },
  },
};

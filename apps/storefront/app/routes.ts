import {index, route, type RouteConfig} from '@react-router/dev/routes';

/** Every address of the shop. The first part is the market: `/de-DE/products/rain-jacket`. */
export default [
  index('routes/start.ts'),
  route(':market', 'routes/market.tsx', [
    index('routes/home.tsx'),
    route('categories/*', 'routes/category.tsx'),
    route('search', 'routes/search.tsx'),
    route('suggestions', 'routes/suggestions.ts'),
    route('products/*', 'routes/product.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('cart/:change', 'routes/cart-change.ts'),
    route('checkout', 'routes/checkout.tsx'),
    route('*', 'routes/content.tsx'),
  ]),
] satisfies RouteConfig;

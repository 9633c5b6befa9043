export type {LinkAttributes} from './attributes-of.ts';
export {
  createHrefOf,
  type HrefOf,
  type HrefOfOptions,
  type StorefrontRoutes,
} from './create-href-of.ts';
export {LinkDataAttributes} from './data-attributes.ts';
export {Link, type LinkOptions, type LinkProps, type RenderedLinkProps} from './Link.tsx';
export {linkAttributes} from './link-attributes.ts';
export {safeHref} from './safe-href.ts';
export type {LinkVariant} from './variants.ts';

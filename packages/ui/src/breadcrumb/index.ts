export {
  Breadcrumb,
  type BreadcrumbItem,
  type BreadcrumbLinkProps,
  type BreadcrumbProps,
} from './Breadcrumb.tsx';
export {BreadcrumbDataAttributes} from './data-attributes.ts';

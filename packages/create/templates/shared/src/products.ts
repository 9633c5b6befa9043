import type {AvailabilityStatus, Product, ProductVariant} from '@storefront-toolkit/types/catalog';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {context} from './context.ts';

interface Facts {
  slug: string;
  name: string;
  description: string;
  /** In minor units, such as cents. */
  price: number;
}

const pricingOf = ({price}: Facts) =>
  ({price: moneyOf(price, context.currency), tax: 'included'}) as const;

function variantOf(facts: Facts, size: string, status: AvailabilityStatus): ProductVariant {
  return {
    id: `${facts.slug}-${size}`,
    sku: `${facts.slug}-${size}`.toUpperCase(),
    selectedOptions: [{optionId: 'size', optionLabel: 'Size', valueId: size, valueLabel: size}],
    pricing: pricingOf(facts),
    availability: {status},
    quantityRule: {min: 1, max: 10, step: 1},
    media: [],
    custom: {},
  };
}

function jacket(facts: Facts): Product {
  const {slug, name, description} = facts;
  const image = {src: `/${slug}.svg`, alt: name, width: 400, height: 500};
  return {
    id: slug,
    slug,
    name,
    description,
    image,
    media: [{type: 'image', id: 'front', image}],
    categories: [{id: 'jackets', slug: 'jackets', name: 'Jackets'}],
    options: [{id: 'size', label: 'Size', values: ['S', 'M', 'L'].map((id) => ({id, label: id}))}],
    variants: [
      variantOf(facts, 'S', 'in-stock'),
      variantOf(facts, 'M', 'in-stock'),
      variantOf(facts, 'L', 'out-of-stock'),
    ],
    pricing: pricingOf(facts),
    availability: {status: 'in-stock'},
    attributes: [],
    badges: [],
    promotions: [],
    seo: {indexed: true},
    custom: {},
  };
}

export const products: readonly Product[] = [
  jacket({
    slug: 'rain-jacket',
    name: 'Rain jacket',
    description: 'Waterproof, with taped seams and a hood that rolls away.',
    price: 12900,
  }),
  jacket({
    slug: 'fleece-jacket',
    name: 'Fleece jacket',
    description: 'Recycled fleece with a high collar, warm below a shell.',
    price: 7900,
  }),
  jacket({
    slug: 'quilted-jacket',
    name: 'Quilted jacket',
    description: 'Light padding for dry and cold days.',
    price: 14900,
  }),
];

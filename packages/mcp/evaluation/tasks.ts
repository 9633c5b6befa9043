/** Something that a developer asks an agent for, and the documentation that the agent has to find. */
export interface Task {
  /** The wish, in the words of somebody who does not know the component's name. The agent searches for it as it is. */
  wish: string;
  /** Path of the page that says how. */
  page: string;
  /** Id of the example that is nearest. Absent if the page alone says how. */
  example?: string;
  /** Texts that the agent has to have read at the end. */
  shows: readonly [string, ...string[]];
}

const component = (
  wish: string,
  name: string,
  example: string,
  ...shows: [string, ...string[]]
): Task => ({
  wish,
  page: `/docs/component-packages/${name.startsWith('catalog/') ? 'commerce-ui' : 'ui'}/${name}`,
  example: `${name}/${example}`,
  shows,
});

const page = (wish: string, path: string, ...shows: [string, ...string[]]): Task => ({
  wish,
  page: path,
  shows,
});

/** The tasks of the evaluation. */
export const TASKS: readonly Task[] = [
  component(
    'a sheet that opens from the left with a form in it',
    'sheet',
    'store-menu',
    'side="start"',
  ),
  component(
    'show the cart in a side panel after adding to cart',
    'sheet',
    'added-to-cart',
    'onOpenChange',
  ),
  component('size guide in a dialog', 'dialog', 'size-guide', 'DialogContent'),
  component(
    'ask for confirmation before the cart is emptied',
    'dialog',
    'clear-cart',
    'DialogClose',
  ),
  component(
    'expandable questions and answers about a product',
    'accordion',
    'product-questions',
    'Accordion',
  ),
  component(
    'let only one accordion item be open at a time',
    'accordion',
    'one-at-a-time',
    'Accordion',
  ),
  component('error message when the payment failed', 'alert', 'payment-failed', 'Alert'),
  component('tell screen readers that the cart changed', 'announcer', 'cart-change', 'announce'),
  component('sale badge on a product tile', 'badge', 'product-tile', 'Badge'),
  component('breadcrumb navigation on a product page', 'breadcrumb', 'product-page', 'Breadcrumb'),
  component('button that shows that it is loading', 'button', 'updating-the-cart', 'loading'),
  component('carousel of product pictures', 'carousel', 'product-pictures', 'Carousel'),
  component('context menu on a wish list item', 'context-menu', 'wish-list-item', 'ContextMenu'),
  component('account menu in the header', 'dropdown-menu', 'account-menu', 'DropdownMenu'),
  component(
    'filters in a drawer on small screens',
    'flex-drawer',
    'category-filters',
    'FlexDrawer',
  ),
  component(
    'select all checkbox with an indeterminate state',
    'forms/checkbox',
    'select-all',
    'indeterminate',
  ),
  component('autocomplete to pick a city', 'forms/combobox', 'pickup-city', 'Combobox'),
  component(
    'list all errors above the checkout form',
    'forms/error-summary',
    'checkout',
    'ErrorSummary',
  ),
  component(
    'native select for the country in a form',
    'forms/form-select',
    'country',
    'FormSelect',
  ),
  component('show a password input with its rules', 'forms/input', 'new-password', 'Input'),
  component(
    'choose a delivery method with radio buttons',
    'forms/radio-group',
    'delivery',
    'RadioGroup',
  ),
  component('price range slider for filters', 'forms/slider', 'price-filter', 'Slider'),
  component('toggle switch for email notifications', 'forms/switch', 'notifications', 'Switch'),
  component('product grid', 'grid', 'product-tiles', 'Grid'),
  component(
    'spinner over filtered results while they load',
    'loading-overlay',
    'filter-results',
    'LoadingOverlay',
  ),
  component('video with captions for a guide', 'media', 'guide-video', 'Media'),
  component(
    'hamburger menu for mobile',
    'navigation/mobile-navigation',
    'menu-button',
    'MobileNavigation',
  ),
  component(
    'flyout navigation with departments',
    'navigation/flyout-navigation',
    'departments',
    'FlyoutNavigation',
  ),
  component('old price struck through with a sale price', 'price', 'variants', 'Price'),
  component(
    'stepper to change the quantity of a cart line',
    'quantity-controls',
    'cart-line',
    'QuantityControls',
  ),
  component(
    'number of items on the cart icon',
    'quantity-indicator',
    'cart-link',
    'QuantityIndicator',
  ),
  component('toast with undo after removing an item', 'toast', 'undo', 'Toast'),
  component('tooltip on a sold out size', 'tooltip', 'sold-out-size', 'Tooltip'),
  component('order totals with shipping and tax', 'totals', 'order', 'Totals'),
  component('product tile for a listing page', 'catalog/product-tile', 'listing', 'ProductTile'),
  page(
    'install the packages in a Next.js app',
    '/docs/guides/getting-started/installation',
    'Next.js',
  ),
  page('change the brand color', '/docs/theming/colors', 'brand'),
  page('which fields of Shopify become a product', '/docs/vendors/vendors/shopify', 'Shopify'),
  page('structured data for search engines', '/docs/guides/seo', 'JSON-LD'),
  page('fields of a cart', '/docs/packages/types/cart/reference/Cart', 'Cart'),
];

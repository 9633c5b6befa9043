/**
 * Examples that a screen reader finds otherwise once they are alive, by the reason. All others are the same before and
 * after.
 */
export const CHANGED_BY_LIFE: Record<string, readonly string[]> = {
  'A link to the video becomes a button that plays it here.': [
    'media-block-hero/story',
    'media-block-hero/video',
    'media-card-vimeo/beside',
    'media-card-vimeo/guide',
    'media-card-vimeo/unlisted',
    'media-card-vimeo/with-a-link',
    'media-card-youtube/beside',
    'media-card-youtube/guide',
    'media-card-youtube/plain-poster',
    'media-card-youtube/with-a-link',
    'media-hero-vimeo/after-consent',
    'media-hero-vimeo/light-veil',
    'media-hero-vimeo/season',
    'media-hero-vimeo/with-links',
    'media-hero-youtube/after-consent',
    'media-hero-youtube/light-veil',
    'media-hero-youtube/season',
    'media-hero-youtube/with-links',
    'media/gallery',
    'media/guide-video',
    'media/transcript',
  ],
  'A link to the cart page becomes a button that opens the cart here.': [
    'cart/cart-flyout/added-to-cart',
    'cart/cart-flyout/empty',
    'cart/cart-flyout/header',
    'cart/cart-flyout/loading',
    'cart/cart-flyout/long-cart',
  ],
  'A server suggests values once a script asks it. Before, the field takes any text.': [
    'forms/combobox/product-search',
    'search/search-box/failing',
    'search/search-box/header',
    'search/search-box/router',
  ],
  'A script turns the slides, so there is a picker, and a way to stop them.': [
    'carousel/product-pictures',
    'carousel/promotions',
    'contentpage/kitchen-sink',
    'promo-carousel/by-themselves',
    'promo-carousel/right-to-left',
    'promo-carousel/season',
  ],
  'Panels that are not shown are found by a search in the page.': [
    'tabs/account-orders',
    'tabs/linked',
    'tabs/many-tabs',
    'tabs/product-information',
    'tabs/size-guide',
    'tabs/variants',
  ],
  'Markup cannot say that a checkbox is mixed.': ['forms/checkbox/select-all'],
};

/** The vocabulary of the generated pages: a store, seen by the people who build it. */

/** The members of a list that is written as one text. */
const list = (text: string) => text.trim().replaceAll(/\s+/g, ' ').split('; ');

export const TASKS = list(`
  Load; Cache; Validate; Translate; Price; Sort; Filter; Merge; Import; Export; Paginate;
  Preview; Publish; Schedule; Secure; Test; Trace; Restore; Compare; Group
`);

export const OBJECTS = list(`
  carts; orders; products; variants; prices; discounts; collections; addresses; shipments;
  payments; returns; reviews; stock levels; wish lists; gift cards; search results; store pages;
  customer accounts; tax rates; product images
`);

export const SETTINGS = list(`
  on the server; in the browser; at build time; for several markets; with a slow vendor; without
  JavaScript; behind a cache; in a test; for signed-in shoppers; during a sale
`);

export const AREAS = list(`
  cart; catalog; checkout; content; customer; inventory; media; orders; payment; pricing;
  promotion; search; shipping; store; tax; vendor
`);

export const NOUNS = list(`
  Line; Total; Address; Price; Offer; Option; Facet; Result; Page; Image; Method; Rule; Label;
  Quote; Range; Slot; Level; Group; Token; Rate
`);

export const ROLES = list(`
  Model; Input; Query; Response; Update; Summary; Reference; Options; Filter; Event; State;
  Change; Source; Handler; Error; Settings
`);

export const PARTS = list(`
  Accordion; Badge; Banner; Breadcrumb; Button; Card; Carousel; Checkbox; Dialog; Drawer; Field;
  Gallery; Grid; List; Menu; Pager; Picker; Rating; Select; Table
`);

export const PURPOSES = list(`
  Address; Cart; Category; Color; Coupon; Currency; Date; Delivery; Filter; Gift; Image; Locale;
  Order; Payment; Price; Product; Quantity; Review; Search; Size; Sort; Stock; Store; Variant
`);

export const VARIANTS = list(`
  Compact; Inline; Nested; Sticky; Stacked; Wide
`);

export const PROPERTIES = list(`
  id; label; amount; currency; locale; createdAt; updatedAt; quantity; position; isDefault;
  limit; cursor; status; origin; path; priority; retries; timeout; expiresAt; reason; vendor;
  revision; tags; parentId; channel; country
`);

export const TYPES = list(`
  string; number; boolean; readonly string[]; 'draft' | 'active' | 'closed'; Date; Money;
  CurrencyCode; ReadonlyMap<string, number>; AbortSignal; (value: string) => void
`);

export const ACTORS = list(`
  The server; A shopper; The vendor; Your adapter; The checkout; A worker; The storefront; An
  editor; The search index; A background job; The payment provider
`);

export const ACTIONS = list(`
  reads the stored record; asks for the next page; sends the amount in minor units; keeps the
  last answer; refuses a stale revision; repeats the request once; compares both revisions;
  writes the change to the log; waits for the confirmation; drops fields that nobody asked for;
  returns the same value for the same input; marks the record as incomplete; splits the list
  into pages of equal size
`);

export const REASONS = list(`
  because two tabs may change the same cart; so that a retry has no second effect; unless the
  record was closed in the meantime; when the locale has no translation; before the total is
  shown; after the stock was reserved; while the vendor is unavailable; as long as the session
  is valid; if the shopper has not chosen a store; so that the page can be cached for everyone;
  because amounts must never be rounded twice; even when the answer arrives out of order
`);

export const ADVICE = list(`
  Measure before you change the limit.; Keep the key on the server.; Log the revision, not the
  record.; Prefer one request with two fields to two requests.; A missing value and an empty
  value are not the same.; Round once, at the end.; Name the unit in the name of the field.;
  Test the slow path as well as the fast one.; Treat each answer of a vendor as unknown until it
  is checked.
`);

/**
 * Names of the claims on a vendor's page that the shared tests prove, each as it ends the title of a test: `@claim-contentful.pages`.
 * They are literals in the vendor's test file, where the list of claims is read from.
 */
export interface CmsClaims {
  /** Pages and their blocks are read. */
  readonly pages: string;
  /** Each row of the mapping is true. */
  readonly mapping: string;
  /** Queries ask by fields of the mapping alone. */
  readonly queries: string;
  /** A request is answered in the nearest locale. */
  readonly locales: string;
  /** An entry of an unknown type is left to the vendor's component. */
  readonly unknownType: string;
  /** Of several keys of a product, the first that is filled in counts. */
  readonly products: string;
  /** Drafts are read in preview alone. */
  readonly drafts: string;
  /** A link to what isn't published leads nowhere. */
  readonly links: string;
  /** A part that can't be read costs no page. */
  readonly onePart: string;
  /** A page needs its title and its layout, a text page its text. */
  readonly essential: string;
  /** A logo needs no size. */
  readonly logo: string;
  /** The handling of each error. */
  readonly errors: string;
  /** The number of times that a call is repeated. */
  readonly retries: string;
  /** A slug has no slash at either end. */
  readonly slugRule: string;
  /** All slugs are listed. */
  readonly slugs: string;
}

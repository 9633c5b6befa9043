/**
 * The way in which a field of a contract is filled: by the vendor, which has such a field (`native`); by the integration, which computes it from other
 * fields (`derived`) or sets it, always the same, by an option or by the request (`set`); by the storefront's function (`own`); or not
 * at all, since the vendor's API doesn't have it (`missing`).
 */
export type Origin = 'native' | 'derived' | 'set' | 'own' | 'missing';

/** From where a field of a contract comes. */
export interface MappingRow {
  /** Path of the field in the contract, such as `variants[].sku`. `null` for a field that queries ask for, and that ends up nowhere. */
  readonly to: string | null;
  /** Path of the field in the vendor's answer. `null` for what the integration sets by itself. */
  readonly from: string | null;
  /** The way in which the field is filled. Default: `native`. A row without a `from` names it. */
  readonly origin?: Origin;
  /** The change on the way, when it isn't a plain copy. */
  readonly note?: string;
}

/** The mapping of a contract's type from a vendor's. The tables on a vendor's page are made of it, and tests prove each row. */
export interface Mapping {
  /** Name of the type in the contract. */
  readonly contract: string;
  /** Name of the type at the vendor. */
  readonly raw: string;
  /** One row for each field. */
  readonly rows: readonly MappingRow[];
}

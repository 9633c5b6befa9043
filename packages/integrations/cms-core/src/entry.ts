import type {Field, Report} from '@storefront-toolkit/integration-core';
import type {BlockBase, ImageMedia, RichText} from '@storefront-toolkit/types/cms';

/** An entry of a CMS, with its parts in the same places for every vendor. */
export interface CmsEntry {
  /** Id of the entry at the vendor. */
  readonly id: string;
  /** Name of its content type as the content model writes it, such as `PromoText`. */
  readonly model: string;
  /** Name of its content type as the vendor writes it, such as `promo_text`. */
  readonly vendorModel: string;
  /** When it was published or saved. */
  readonly updatedAt: Field;
  /** The entry itself, for errors that are about it as a whole. */
  readonly field: Field;
  /** Reads a field by its name in the content model. It need not exist. */
  readonly at: (name: string) => Field;
  /** The fields as the vendor sent them. */
  readonly raw: unknown;
}

/** A vendor's notation for the content model's parts. */
export interface CmsDialect {
  /** Key of the vendor. */
  readonly vendor: string;
  /** Reads an entry, or a resolved link to one. `null` for a link to an entry that is a draft or gone, `undefined` for no link at all. */
  readonly entry: (field: Field) => CmsEntry | null | undefined;
  /** Reads an asset that is an image. `null` for a link to an asset that is a draft or gone, `undefined` for no link at all. */
  readonly image: (field: Field, context: ReadContext) => ImageMedia | null | undefined;
  /** Reads a rich text, which is a field of the entry. */
  readonly richText: (field: Field, context: ReadContext, entry: CmsEntry) => RichText;
}

/** Reads a content type that only one store has. */
export type OwnBlockReader<Own extends BlockBase = BlockBase> = (
  entry: CmsEntry,
  context: ReadContext,
) => Own;

/** The context of a reader, besides the field that it reads. */
export interface ReadContext {
  /** The vendor's notation. */
  readonly dialect: CmsDialect;
  /** Ids of the entries that the field is part of, outermost first. An entry inside itself is left out. */
  readonly ancestors: readonly string[];
  /** Readers of content types that only the store has, by the name of the type in Pascal case, such as `SizeGuide`. */
  readonly blocks: Readonly<Record<string, OwnBlockReader>>;
  /** Receives the problems of parts that are left out. */
  readonly report: Report;
}

/**
 * Writes a vendor's name of a content type as the content model does.
 *
 * @param name - A name in any notation: `promo_text`, `promoText`, `promo-text`.
 * @returns The name in Pascal case: `PromoText`.
 */
export function modelName(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

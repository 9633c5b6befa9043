import type {CustomFieldsDraft} from '@commercetools/platform-sdk';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {RawCart} from './normalize-cart.ts';
import type {RawLineItem} from './normalize-line.ts';
import type {CommercetoolsOptions} from './settings.ts';

/** Channels of a line. */
export interface CommercetoolsLineChannels {
  /** Key of the channel from whose stock it is delivered. */
  readonly supply?: string | undefined;
  /** Key of the channel whose prices it has. */
  readonly distribution?: string | undefined;
}

/** Options of `createCommercetoolsCartIntegration`. */
export interface CommercetoolsCartOptions<
  CartCustom extends object = object,
  LineCustom extends object = object,
> extends CommercetoolsOptions {
  /** Keys of the supply channels whose stock counts, as in the catalog. A line with a channel of its own counts that one. */
  readonly supplyChannels?: readonly string[] | undefined;
  /** Channels of the lines that a request adds. Without it, they have none. */
  readonly lineChannels?:
    ((context: DynamicServerContext) => CommercetoolsLineChannels) | undefined;
  /**
   * Language of a new cart. commercetools refuses one that the project doesn't have: give one that it has, or `undefined` for none. Without this
   * function, it is the locale of the context.
   */
  readonly cartLocale?: ((locale: LocaleCode) => string | undefined) | undefined;
  /**
   * The custom field that holds a shopper's note, which is a text. `type` is the key of the custom type that has it: a cart without custom
   * fields gets it with its first note. Without this option, carts have no notes.
   */
  readonly noteField?: {readonly type: string; readonly name: string} | undefined;
  /** Reads your own fields of a cart, from its `custom.fields` for example. */
  readonly cart?: ((raw: RawCart) => CartCustom) | undefined;
  /** Reads and writes your own fields of a line. Lines that differ in them stay apart. */
  readonly line?:
    | {
        readonly read: (raw: RawLineItem) => LineCustom;
        readonly write: (custom: LineCustom) => CustomFieldsDraft;
      }
    | undefined;
}

/**
 * A type of the Storefront API as it arrives: with those of its fields that the query names.
 *
 * @typeParam Type - Type of the schema.
 */
export type Raw<Type> = Type extends readonly (infer Item)[]
  ? readonly Raw<Item>[]
  : Type extends object
    ? {readonly [Key in keyof Type]?: Raw<Type[Key]> | null}
    : Type;

/**
 * A type of the HTTP API as it arrives: nothing is sure to be there until it is read.
 *
 * @typeParam Type - Type of the SDK.
 */
export type Raw<Type> = Type extends readonly (infer Item)[]
  ? readonly Raw<Item>[]
  : Type extends object
    ? {readonly [Key in keyof Type]?: Raw<Type[Key]> | null | undefined}
    : Type;

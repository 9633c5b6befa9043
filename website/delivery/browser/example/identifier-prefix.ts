/** Ids that `useId` makes in an example start with this, so that two examples on a page never share one. */
export const identifierPrefix = (id: string) => `${id.replace('/', '-')}-`;

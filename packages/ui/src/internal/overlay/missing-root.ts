/** The error of a part outside of its root. In production it is short. */
export function missingRoot(part: string, root: string) {
  if (process.env.NODE_ENV !== 'production') {
    return new Error(
      `Storefront Toolkit: <${part}> is outside of <${root}>, so it has no state and can't work. ` +
        `Put it inside of <${root}>.`,
    );
  }
  return new Error(`<${part}> needs <${root}>`);
}

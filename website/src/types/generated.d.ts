/** Written by plugins/components/generate.ts: what the tables of the theming pages need. */
declare module '@generated/storefront-components/default/theming.json' {
  const theming: {
    /** Path on the site of the style sheet that draws tokens. */
    tokens: string;
    /** Path on the site of the style sheet that draws pairs of colors. */
    contrast: string;
  };
  export default theming;
}

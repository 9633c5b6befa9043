/** A file as highlighted HTML, made at build time. Spread it into a code block. */
declare module '*?highlight' {
  const snippet: {html: string; language: string};
  export default snippet;
}

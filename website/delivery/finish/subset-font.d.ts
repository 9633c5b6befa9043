declare module 'subset-font' {
  /** Options of the package that the site uses; its README lists the others. */
  interface Options {
    targetFormat: 'woff2';
    variationAxes?: Record<string, number | {min: number; max: number}>;
    keepFeatures?: string[];
  }

  /** A font with the characters of a text alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

import type {Image} from '../catalog/Image.ts';

/**
 * An image of the CMS. It fits wherever an {@link Image} is taken, and says more: its id, and what matters in it.
 *
 * @category Media
 * @entity
 * @example
 * ```ts
 * import type {ImageMedia} from '@storefront-toolkit/types/cms';
 *
 * export const image: ImageMedia = {
 *   type: 'Image',
 *   id: 'ridge',
 *   src: 'https://images.example.com/ridge.jpg',
 *   alt: 'Two hikers on a ridge in the rain',
 *   width: 2400,
 *   height: 1350,
 *   focalPoint: {x: 0.62, y: 0.4},
 * };
 * ```
 */
export interface ImageMedia extends Image {
  /** Tells the image from a video. */
  readonly type: 'Image';
  /** Id of the asset in the CMS. */
  readonly id: string;
  /** Width of the original, in pixels. Left out where the CMS doesn't know it, as for many SVG files. */
  readonly width?: number | undefined;
  /** Height of the original, in pixels. With the width it reserves room before the image arrives. */
  readonly height?: number | undefined;
  /** The point that stays visible when the image is cropped. Without it, the middle. */
  readonly focalPoint?:
    | {
        /** From the left edge, 0, to the right edge, 1. */
        readonly x: number;
        /** From the upper edge, 0, to the lower edge, 1. */
        readonly y: number;
      }
    | undefined;
  /** Another picture for screens narrower than the theme's `md`, such as an upright crop. `alt` has to be true of both. */
  readonly narrow?:
    | {
        /** Absolute address of the original. */
        readonly src: string;
        /** Width of the original, in pixels. */
        readonly width: number;
        /** Height of the original, in pixels. */
        readonly height: number;
      }
    | undefined;
}

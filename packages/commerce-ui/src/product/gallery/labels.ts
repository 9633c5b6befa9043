/** The words of a `ProductGallery`, in the language of the page. */
export interface ProductGalleryLabels {
  /**
   * Name of the list of small pictures.
   * @default 'Pictures'
   */
  pictures: string;
  /**
   * Added to the name of a video's small picture.
   * @default '(video)'
   */
  video: string;
  /**
   * Text in the frame of a product without pictures.
   * @default 'No picture yet'
   */
  noPicture: string;
  /**
   * Text of the button that opens the dialog.
   * @default 'View larger'
   */
  viewLarger: string;
  /**
   * The dialog's title.
   * @default 'Larger picture'
   */
  dialog: string;
  /**
   * Name of the button that closes the dialog.
   * @default 'Close'
   */
  close: string;
  /**
   * Name of the button for the image before.
   * @default 'Previous image'
   */
  previous: string;
  /**
   * Name of the button for the image after.
   * @default 'Next image'
   */
  next: string;
  /**
   * Name of the button that enlarges the image.
   * @default 'Zoom in'
   */
  zoomIn: string;
  /**
   * Name of the button that makes the image smaller.
   * @default 'Zoom out'
   */
  zoomOut: string;
  /**
   * Announced when the zoom changes. `{percent}` is replaced.
   * @default 'Zoom {percent}'
   */
  zoom: string;
  /**
   * Position of an image. `{position}` and `{count}` are replaced.
   * @default 'Image {position} of {count}'
   */
  imagePosition: string;
  /**
   * Position of a video. `{position}` and `{count}` are replaced.
   * @default 'Video {position} of {count}'
   */
  videoPosition: string;
  /**
   * Position of a model. `{position}` and `{count}` are replaced.
   * @default '3D model {position} of {count}'
   */
  modelPosition: string;
  /**
   * Announced when another medium is shown. `{item}` is its position, and `{text}` its alternative text.
   * @default '{item}: {text}'
   */
  changed: string;
}

export const ENGLISH: ProductGalleryLabels = {
  pictures: 'Pictures',
  video: '(video)',
  noPicture: 'No picture yet',
  viewLarger: 'View larger',
  dialog: 'Larger picture',
  close: 'Close',
  previous: 'Previous image',
  next: 'Next image',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: 'Zoom {percent}',
  imagePosition: 'Image {position} of {count}',
  videoPosition: 'Video {position} of {count}',
  modelPosition: '3D model {position} of {count}',
  changed: '{item}: {text}',
};

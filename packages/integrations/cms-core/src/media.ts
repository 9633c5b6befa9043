import type {VideoBase, VideoCaptions, VideoMedia} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {CmsEntry, ReadContext} from './entry.ts';
import {
  choice,
  flag,
  number,
  optional,
  type Reader,
  type Readers,
  required,
  text,
  withDefault,
} from './fields.ts';
import {image} from './link.ts';
import {objectIn, readAll} from './read.ts';
import {type Field, readOrReport} from '@storefront-toolkit/integration-core';

/** Fields of the content type `Video`. */
interface VideoFields extends Omit<VideoBase, 'type'> {
  readonly hash?: string;
  readonly startAt?: number;
}

const locales = optional('texts', (field) => field.list().map((item) => item.text()), {
  name: 'captionLocales',
});
const noSpeech = flag('noSpeech');

const captions: Reader<VideoCaptions> = {
  fields: () => [...locales.fields(''), ...noSpeech.fields('')],
  read(entry, key, context) {
    if (noSpeech.read(entry, key, context)) return {type: 'NoSpeech'};
    const [first, ...more] = locales.read(entry, key, context) ?? [];
    return first === undefined
      ? {type: 'Missing'}
      : {type: 'Provided', locales: [first, ...more] as [LocaleCode, ...LocaleCode[]]};
  },
};

/** Content type `Video`. */
export const videoModel: Readers<VideoFields> = {
  provider: required(choice(['Vimeo', 'YouTube'])),
  id: required(text('videoId')),
  title: required(text()),
  captions,
  aspectRatio: withDefault(number(0.1, 10), 16 / 9),
  poster: image(),
  duration: number(0, 86_400),
  hash: text(),
  startAt: number(0, 86_400),
};

/** Reads an entry of the content type `Video`. */
export function readVideo(entry: CmsEntry, context: ReadContext): VideoMedia {
  const {provider, hash, startAt, ...video} = readAll(videoModel, entry, context);
  return provider === 'Vimeo'
    ? {type: 'Video', ...video, provider, ...(hash && {hash})}
    : {type: 'Video', ...video, provider, ...(startAt && {startAt})};
}

const pixels = (field: Field) => {
  const value = field.number();
  return value > 0 ? value : field.fail('a number of pixels above 0');
};

/**
 * Width and height of an image, where the vendor knows them: it need not for SVG. A size that makes no sense is reported.
 *
 * @param find - Finds what holds `width` and `height`.
 * @param context - The context for reading the image.
 */
export function imageSize(
  find: () => Field | undefined,
  {report}: Pick<ReadContext, 'report'>,
): {readonly width?: number; readonly height?: number} {
  const read = () => {
    const holder = find();
    if (!holder) return {};
    const [width, height] = [objectIn(holder).at('width'), holder.at('height')];
    if (!width.given() && !height.given()) return {};
    return {width: pixels(width), height: pixels(height)};
  };
  return readOrReport('image size', report, read) ?? {};
}

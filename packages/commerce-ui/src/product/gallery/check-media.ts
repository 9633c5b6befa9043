import type {ProductMedia} from '@storefront-toolkit/types/catalog';
import {reportMisuse} from '@storefront-toolkit/ui/internal';
import {thumbnailOf} from '../../internal/gallery/media-info.ts';

/** Reports media that shoppers can't select or that have no name, and a selection that isn't among them. */
export function checkMedia(media: readonly ProductMedia[], selected: string | undefined) {
  const ids = media.map(({id}) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) {
    reportMisuse(
      'ProductGallery',
      `got two media with the id "${twice}", so shoppers can't select the second one. Give each medium of a product its own \`id\` in the integration.`,
    );
  }
  if (selected !== undefined && !ids.includes(selected)) {
    reportMisuse(
      'ProductGallery',
      `got the selected id "${selected}", which none of its media has, so the first one is shown. Pass the \`id\` of one of the \`media\`.`,
    );
  }
  const unnamed = media.find((medium) => !thumbnailOf(medium).alt);
  if (unnamed && media.length > 1) {
    reportMisuse(
      'ProductGallery',
      `got the medium "${unnamed.id}" without a text, so screen readers can't name its button. Describe it in \`alt\`, \`title\` or \`description\`.`,
    );
  }
}

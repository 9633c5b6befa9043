import type {ClientModule} from '@docusaurus/types';

/**
 * Sets the pages that the application opens in the fonts, once `start/fonts.ts` has loaded them. The first page of a visit
 * stays in the stand-ins.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const isNew = previousLocation && previousLocation.pathname !== location.pathname;
  if (isNew && document.fonts.check('1em Instrument Sans Variable,JetBrains Mono Variable')) {
    document.documentElement.dataset.fonts = '';
  }
};

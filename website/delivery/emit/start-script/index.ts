import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';

/**
 * Shows the announcement bar at once when its id is new to the reader.
 *
 * The theme's own inline script hides the bar by the stored dismissal alone, and its application resets that
 * dismissal only later, so a reader who closed an older announcement would miss the first page of a new one.
 * This script stands after the theme's, therefore the plugin is listed among the themes, after it.
 */
export default function startScript({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'start-script',
    injectHtmlTags() {
      if (!announcementBar) {
        return {};
      }
      const id = JSON.stringify(announcementBar.id);
      return {
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: `try{if(localStorage.getItem('docusaurus.announcement.id')!==${id})document.documentElement.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(e){}`,
          },
        ],
      };
    },
  };
}

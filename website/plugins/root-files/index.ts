import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {manifestText, robotsText, securityText} from './texts';

/** The options of the plugin. */
interface RootFilesOptions {
  /** Where to report a weakness, or `false` for no `security.txt`. */
  securityContact: string | false;
}

/**
 * Writes the files that programs look for in a site's root: `robots.txt`, `.well-known/security.txt` and `manifest.webmanifest`. Programs
 * read the first two at the root of a host alone, so a site below a path has none.
 */
export default function rootFilesPlugin(
  {siteConfig: {title, tagline, url, baseUrl}}: LoadContext,
  {securityContact}: RootFilesOptions,
): Plugin {
  return {
    name: 'root-files',
    postBuild({outDir}) {
      const write = (name: string, text: string) => {
        const file = path.join(outDir, name);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
      };
      write('manifest.webmanifest', manifestText({title, tagline, baseUrl}));
      if (baseUrl !== '/') return;
      write('robots.txt', robotsText(url + baseUrl));
      if (securityContact !== false) {
        write('.well-known/security.txt', securityText(securityContact, url + baseUrl, new Date()));
      }
    },
  };
}

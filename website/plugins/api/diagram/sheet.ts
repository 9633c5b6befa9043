import {readFileSync} from 'node:fs';
import path from 'node:path';
import {minifiedSheet} from '../../components/style-sheets';
import {SITE} from '../../paths';

/** Makes the style sheet of the pages with a diagram. The site's own holds the tokens that it uses. */
export const diagramSheet = () =>
  minifiedSheet('diagram', readFileSync(path.join(SITE, 'src/components/api/diagram.css'), 'utf8'));

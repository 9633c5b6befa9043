import {readHtml} from '@storefront-toolkit/integration-cms-core/html';
import {type Field, readOrReport, type Report} from '@storefront-toolkit/integration-core';
import type {RichText} from '@storefront-toolkit/types/cms';

/** The parts of a description, which is HTML. When it can't be read, it is left out and reported. */
export function readDescription(
  html: Field<string | null | undefined>,
  report: Report,
): {readonly richDescription?: RichText} {
  const richDescription = readOrReport('description', report, () =>
    html.optionalText() === undefined ? undefined : readHtml(html, report),
  );
  return richDescription && richDescription.length > 0 ? {richDescription} : {};
}

import {readHtml} from '@storefront-toolkit/integration-cms-core/html';
import {type Field, readOrReport, type Report} from '@storefront-toolkit/integration-core';
import type {Product} from '@storefront-toolkit/types/catalog';

/** A product or a collection, with its description in two forms. */
interface Described {
  readonly description?: string | null;
  readonly descriptionHtml?: string | null;
}

/** The description as a text and with its parts. One that can't be read is left out, and reported. */
export function readDescriptions(
  field: Field<Described | null | undefined>,
  report: Report,
): Pick<Product, 'description' | 'richDescription'> {
  const description = readOrReport('description', report, () =>
    field.at('description').optionalText(),
  );
  const richDescription = readOrReport('description', report, () => {
    const html = field.at('descriptionHtml');
    return html.optionalText() === undefined ? undefined : readHtml(html, report);
  });
  return {
    ...(description && {description}),
    ...(richDescription && richDescription.length > 0 && {richDescription}),
  };
}

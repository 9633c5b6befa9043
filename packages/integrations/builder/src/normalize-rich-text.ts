import type {ReadContext} from '@storefront-toolkit/integration-cms-core';
import {readHtml} from '@storefront-toolkit/integration-cms-core/html';
import type {Field} from '@storefront-toolkit/integration-core';
import type {RichText} from '@storefront-toolkit/types/cms';

/** Reads a rich text of Builder.io, which is HTML. */
export const readRichText = (field: Field, {report}: ReadContext): RichText =>
  readHtml(field, report);

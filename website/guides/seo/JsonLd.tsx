// #region script
import type {Thing, WithContext} from 'schema-dts';

/** Data for search engines. A name that holds `</script>` must not end the element, so no `<` is left in it. */
export function JsonLd({data}: {data: WithContext<Thing>}) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: json}} />;
}
// #endregion

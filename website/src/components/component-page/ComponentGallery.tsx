import Link from '@docusaurus/Link';
import {pictureHtml} from '@site/delivery/browser/example/stage';
import ComponentFilters from './ComponentFilters';
import {kilobytes, RunsOn} from './ComponentFacts';
import {placeOf} from './place';
import type {ComponentCard, Gallery} from './types';

/** One card for each component, with its first example as a picture of it: rendered, but not live. */
export default function ComponentGallery({gallery}: {gallery: Gallery}) {
  return (
    <>
      <ComponentFilters gallery={gallery} />
      <ul className="gallery">
        {gallery.cards.map((card) => (
          <Card key={card.name} card={card} styles={gallery.styles} />
        ))}
      </ul>
      <p className="gallery-none">No component is both. Choose another task, or where it runs.</p>
    </>
  );
}

function Card({card, styles}: {card: ComponentCard; styles: string}) {
  const {title, description, route, group, preview, html, facts} = card;
  return (
    <li className="gallery-card" data-group={group} data-place={placeOf(card)}>
      <div
        className="gallery-preview"
        data-preview={preview}
        inert
        dangerouslySetInnerHTML={{__html: pictureHtml(html, styles)}}
      />
      <div className="gallery-text">
        <h2 className="gallery-title">
          <Link to={route}>{title}</Link>
        </h2>
        <p>{description}</p>
        <p className="gallery-facts">
          <RunsOn clientFiles={facts.clientFiles} /> · {kilobytes(facts.gzip)}
          <span className="gallery-unit"> gzip</span>
        </p>
      </div>
    </li>
  );
}

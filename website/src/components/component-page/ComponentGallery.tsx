import Link from '@docusaurus/Link';
import {stageHtml} from '@site/delivery/browser/example/stage';
import {kilobytes, RunsOn} from './ComponentFacts';
import styles from './ComponentPage.module.css';
import type {Gallery} from './types';

/** One card for each component, with its first example as a picture of it: rendered, but not live. */
export default function ComponentGallery({gallery}: {gallery: Gallery}) {
  return (
    <ul className={styles.gallery}>
      {gallery.cards.map(({name, title, description, route, html, facts}) => (
        <li key={name} className={styles.card}>
          <div
            className={styles.preview}
            inert
            dangerouslySetInnerHTML={{__html: stageHtml(html, gallery.styles)}}
          />
          <div className={styles.cardText}>
            <h2 className={styles.cardTitle}>
              <Link to={route}>{title}</Link>
            </h2>
            <p>{description}</p>
            <p className={styles.cardFacts}>
              <RunsOn clientFiles={facts.clientFiles} /> · {kilobytes(facts.gzip)} gzip
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

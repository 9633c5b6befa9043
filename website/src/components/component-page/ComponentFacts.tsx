import styles from './ComponentPage.module.css';
import type {ComponentData} from './types';

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Where a component runs and what it weighs, measured when the site was built. */
export default function ComponentFacts({component}: {component: ComponentData}) {
  const {gzip, brotli, clientFiles} = component.facts;
  const {styles: css, since} = component;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>Runs on</dt>
          <dd>
            <RunsOn clientFiles={clientFiles} />
          </dd>
        </div>
        <div>
          <dt>JavaScript, gzip</dt>
          <dd>{kilobytes(gzip)}</dd>
        </div>
        <div>
          <dt>JavaScript, Brotli</dt>
          <dd>{kilobytes(brotli)}</dd>
        </div>
        <div>
          <dt>CSS, gzip</dt>
          <dd>{kilobytes(css.gzip)}</dd>
        </div>
        {since && (
          <div>
            <dt>Since version</dt>
            <dd>{since}</dd>
          </div>
        )}
      </dl>
      <p>
        The sizes are those of the whole entry, minified, without React; your bundler drops the
        exports that you do not import.{' '}
        {clientFiles.length === 0 ? (
          <>
            No module of it says <code>{"'use client'"}</code>, so it renders in a server component
            and sends no JavaScript of its own.
          </>
        ) : (
          <>
            It needs the client, because <code>{clientFiles[0]}</code> says{' '}
            <code>{"'use client'"}</code>.
          </>
        )}
      </p>
      {css.gzip > 0 && (
        <p>
          The CSS is what <code>{`@import '${css.import}';`}</code> adds to a style sheet: the rules
          of its classes, minified, without tokens and base styles. Components share rules, so two
          add less than their sum.
        </p>
      )}
    </>
  );
}

/** Says in one word where a component runs. */
export function RunsOn({clientFiles}: {clientFiles: string[]}) {
  const server = clientFiles.length === 0;
  return <span className={styles.badge}>{server ? 'Server and client' : 'Client'}</span>;
}

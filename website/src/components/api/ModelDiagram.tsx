import Link from '@docusaurus/Link';
import type {DiagramArrow, DiagramBox, ModelDiagramData, TypePart} from './data.ts';

/** Distance between the lines of an arrow's label, in pixels. */
const LINE_HEIGHT = 13;

function Arrow({arrow: {kind, line, head, label}}: {arrow: DiagramArrow}) {
  return (
    <g className={`diagram-${kind}`}>
      <path d={line} className="diagram-line" />
      <path d={head} className="diagram-head" />
      {label?.words.map((word, index) => (
        <text
          key={word}
          x={label.x}
          y={label.y + (index - (label.words.length - 1) / 2) * LINE_HEIGHT}
          className="diagram-label"
        >
          {word}
        </text>
      ))}
    </g>
  );
}

function Box({box: {name, href, area, x, y, width, height}}: {box: DiagramBox}) {
  const [center, middle] = [x + width / 2, y + height / 2];
  const content = (
    <>
      <rect x={x} y={y} width={width} height={height} rx={6} />
      <text x={center} y={area ? middle - 7 : middle}>
        {name}
      </text>
      {area && (
        <text x={center} y={middle + 10} className="diagram-area">
          {area}
        </text>
      )}
    </>
  );
  const className = area ? 'diagram-box diagram-foreign' : 'diagram-box';
  return href ? (
    <Link to={href} className={className}>
      {content}
    </Link>
  ) : (
    <g className={className}>{content}</g>
  );
}

/** Words, and the names of types as links. */
function Sentence({parts}: {parts: readonly TypePart[]}) {
  return parts.map(({text, href}, index) =>
    href ? (
      <Link key={index} to={href}>
        <code>{text}</code>
      </Link>
    ) : (
      text
    ),
  );
}

/** Props of {@link ModelDiagram}. A page writes `of`; the build replaces it by `data`. */
export interface ModelDiagramProps {
  data: ModelDiagramData;
  /** The style sheets that some pages link beside the site's own. The build adds them too. */
  sheets: {diagram: string};
}

/** The types of an area as boxes, each a link to its page, and what leads from one to the other: drawn, and as a list. */
export default function ModelDiagram({data, sheets}: ModelDiagramProps) {
  const {label, legend, width, height, boxes, arrows, relations} = data;
  return (
    <figure className="diagram" data-example-styles={sheets.diagram}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it is wider than the page, keys have to scroll it. */}
      <div role="region" aria-label={label} tabIndex={0} className="diagram-scroll">
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {/* The list below says the same in words. */}
          <g aria-hidden="true">
            {arrows.map((arrow) => (
              <Arrow key={arrow.line} arrow={arrow} />
            ))}
          </g>
          {boxes.map((box) => (
            <Box key={box.name} box={box} />
          ))}
        </svg>
      </div>
      <figcaption className="diagram-caption">
        {legend}
        <details>
          <summary>Read the diagram as text</summary>
          <ul>
            {relations.map((parts) => (
              <li key={parts[0]?.text}>
                <Sentence parts={parts} />
              </li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
}

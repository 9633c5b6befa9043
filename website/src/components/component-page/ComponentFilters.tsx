import {searchMarks} from '@site/src/search/marks';
import {placeOf} from './place';
import type {Gallery} from './types';

/** Choices that narrow an overview to a task and to where components run. Styles apply them, so they work without scripts. */
export default function ComponentFilters({gallery: {cards}}: {gallery: Gallery}) {
  const groups = new Set(cards.flatMap(({group}) => group ?? []));
  if (groups.size < 2) return null;
  return (
    <div className="gallery-filters" {...searchMarks.skip}>
      <Choice legend="Task" name="task" values={[...groups].sort()} />
      <Choice legend="Runs on" name="place" values={[...new Set(cards.map(placeOf))].sort()} />
    </div>
  );
}

function Choice({legend, name, values}: {legend: string; name: string; values: string[]}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {['', ...values].map((value) => (
        <label key={value}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={value}
            defaultChecked={value === ''}
          />
          {value || 'All'}
        </label>
      ))}
    </fieldset>
  );
}

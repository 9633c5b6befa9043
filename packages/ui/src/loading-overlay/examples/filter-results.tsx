'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {LoadingOverlay} from '@storefront-toolkit/ui/loading-overlay';
import {useState} from 'react';

const SCARVES = ['Wool scarf', 'Silk scarf', 'Cotton scarf'];

export default function FilterResults() {
  const [loading, setLoading] = useState(false);
  const [results, setResults] = useState(SCARVES);

  function showWool() {
    setLoading(true);
    setTimeout(() => {
      setResults((before) => (before.length === 1 ? SCARVES : ['Wool scarf']));
      setLoading(false);
    }, 2000);
  }

  return (
    <div className="grid gap-4">
      <Button variant="secondary" className="justify-self-start" onClick={showWool}>
        {results.length === 1 ? 'Show all materials' : 'Only wool'}
      </Button>
      <LoadingOverlay
        loading={loading}
        label="Updating the results"
        loadedText={`Scarves: ${results.length}`}
      >
        <ul className="grid min-h-40 content-start gap-2">
          {results.map((scarf) => (
            <li key={scarf} className="rounded-md border border-line p-3">
              <a href={`#${scarf.toLowerCase().replace(' ', '-')}`}>{scarf}</a>
            </li>
          ))}
        </ul>
      </LoadingOverlay>
    </div>
  );
}

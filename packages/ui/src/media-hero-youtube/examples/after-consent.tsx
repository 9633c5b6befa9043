'use client';

import {mediaHeroYouTube} from '@storefront-toolkit/fixtures/cms';
import {Button} from '@storefront-toolkit/ui/button';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaHeroYouTube} from '@storefront-toolkit/ui/media-hero-youtube';
import {useState} from 'react';

const hrefOf = createHrefOf({prefix: '#'});

/** An editor wants the video to play by itself. It does so for shoppers who allow it. */
export default function AfterConsent() {
  const [consented, setConsented] = useState(false);
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        aria-pressed={consented}
        className="justify-self-start"
        onClick={() => setConsented(!consented)}
      >
        Allow videos of YouTube
      </Button>
      <MediaHeroYouTube
        hrefOf={hrefOf}
        block={{...mediaHeroYouTube, heading: 'Six minutes to a dry tent', autoplay: true}}
        allowAutoplay={consented}
      />
    </div>
  );
}

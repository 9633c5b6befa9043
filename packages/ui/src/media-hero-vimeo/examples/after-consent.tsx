'use client';

import {mediaHeroVimeo} from '@storefront-toolkit/fixtures/cms';
import {Button} from '@storefront-toolkit/ui/button';
import {MediaHeroVimeo} from '@storefront-toolkit/ui/media-hero-vimeo';
import {useState} from 'react';

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
        Allow videos of Vimeo
      </Button>
      <MediaHeroVimeo
        block={{...mediaHeroVimeo, heading: 'Evening light', autoplay: true}}
        allowAutoplay={consented}
      />
    </div>
  );
}

import {testKeyboard, withClaims} from '../../../../tests/lib/component-page.ts';
import {testVideoHero, videoHeroKeyboardTests} from '../../../../tests/lib/video-hero.ts';
import {keyboard} from './keyboard.ts';

const rows = withClaims(keyboard, {
  play: '@claim-media-hero-vimeo.text-hidden @claim-media-hero-vimeo.focus',
  close: '@claim-media-hero-vimeo.focus',
});

testKeyboard('ui/media-hero-vimeo', rows, videoHeroKeyboardTests('vimeo'));

testVideoHero('vimeo', {
  asksNothing: '@claim-media-hero-vimeo.asks-nothing',
  consent: '@claim-media-hero-vimeo.consent @claim-media-hero-vimeo.stop',
  noScript: '@claim-media-hero-vimeo.no-script',
});

import {testKeyboard, withClaims} from '../../../../tests/lib/component-page.ts';
import {testVideoHero, videoHeroKeyboardTests} from '../../../../tests/lib/video-hero.ts';
import {keyboard} from './keyboard.ts';

const rows = withClaims(keyboard, {
  play: '@claim-media-hero-youtube.text-hidden @claim-media-hero-youtube.focus',
  close: '@claim-media-hero-youtube.focus',
});

testKeyboard('ui/media-hero-youtube', rows, videoHeroKeyboardTests('youtube'));

testVideoHero('youtube', {
  asksNothing: '@claim-media-hero-youtube.asks-nothing',
  consent: '@claim-media-hero-youtube.consent @claim-media-hero-youtube.stop',
  noScript: '@claim-media-hero-youtube.no-script',
});

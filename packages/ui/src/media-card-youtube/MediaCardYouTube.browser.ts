import {testKeyboard} from '../../../../tests/lib/component-page.ts';
import {testVideoCard, videoCardKeyboardTests} from '../../../../tests/lib/video-card.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/media-card-youtube', keyboard, videoCardKeyboardTests('youtube'));

testVideoCard('youtube', {
  asksNothing: '@claim-media-card-youtube.asks-nothing @claim-media-card-youtube.player',
  twoTargets: '@claim-media-card-youtube.two-targets',
});

import {testKeyboard} from '../../../../tests/lib/component-page.ts';
import {testVideoCard, videoCardKeyboardTests} from '../../../../tests/lib/video-card.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/media-card-vimeo', keyboard, videoCardKeyboardTests('vimeo'));

testVideoCard('vimeo', {
  asksNothing: '@claim-media-card-vimeo.asks-nothing @claim-media-card-vimeo.player',
  twoTargets: '@claim-media-card-vimeo.two-targets',
});

import {docusaurus} from './docusaurus.ts';
import {own} from './own.ts';
import type {Peer} from './peer.ts';
import {rspress} from './rspress.ts';
import {starlight} from './starlight.ts';

/** All that can be measured. Ratios are beside `docusaurus` and `starlight`. */
export const PEERS: readonly Peer[] = [own, docusaurus, starlight, rspress];

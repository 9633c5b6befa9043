export {announce, type AnnounceOptions} from './announce.ts';

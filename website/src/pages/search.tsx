export {default} from '../search/interface/SearchPage';

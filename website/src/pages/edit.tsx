export {default} from './_edit/EditPage';

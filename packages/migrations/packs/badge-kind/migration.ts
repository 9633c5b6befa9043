import {renameProp} from '../../src/rename-prop.ts';

export const migration = renameProp({
  summary: 'The prop `kind` of `Badge` is called `tone`, and its values are those of the catalog.',
  module: '@storefront-toolkit/ui/badge',
  component: 'Badge',
  props: 'BadgeProps',
  from: 'kind',
  to: 'tone',
  values: {plain: 'neutral', new: 'brand', reduced: 'sale', positive: 'success', low: 'warning'},
});

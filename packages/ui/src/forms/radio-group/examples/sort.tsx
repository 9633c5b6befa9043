import {Button} from '@storefront-toolkit/ui/button';
import {RadioGroup, RadioGroupItem} from '@storefront-toolkit/ui/forms/radio-group';

export default function Sort() {
  return (
    <form className="flex flex-col items-start gap-4" action="#products">
      <RadioGroup label="Sort by" name="sort" orientation="horizontal" defaultValue="new">
        <RadioGroupItem value="new">Newest</RadioGroupItem>
        <RadioGroupItem value="price-asc">Price, low to high</RadioGroupItem>
        <RadioGroupItem value="price-desc">Price, high to low</RadioGroupItem>
        <RadioGroupItem value="rating">Rating</RadioGroupItem>
      </RadioGroup>
      <Button type="submit" size="small" variant="secondary">
        Sort
      </Button>
    </form>
  );
}

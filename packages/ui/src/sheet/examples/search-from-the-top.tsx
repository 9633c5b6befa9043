import {Button} from '@storefront-toolkit/ui/button';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {
  SheetBody,
  SheetContent,
  SheetDescription,
  SheetRoot,
  SheetTitle,
  SheetTrigger,
} from '@storefront-toolkit/ui/sheet';

export default function SearchFromTheTop() {
  return (
    <SheetRoot>
      <SheetTrigger variant="secondary">Search</SheetTrigger>
      <SheetContent side="top">
        <SheetTitle>Search the store</SheetTitle>
        <SheetDescription>By name, color or material.</SheetDescription>
        <SheetBody>
          <form action="#results" className="flex gap-2 p-1">
            <Field label="Search the store" hideLabel className="grow">
              <Input type="search" name="q" />
            </Field>
            <Button type="submit">Search</Button>
          </form>
        </SheetBody>
      </SheetContent>
    </SheetRoot>
  );
}

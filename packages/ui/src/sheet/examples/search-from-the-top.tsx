import {Button} from '@storefront-toolkit/ui/button';
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
            <input
              type="search"
              name="q"
              aria-label="Search the store"
              className="min-h-10 w-full rounded-md border border-line-strong px-3"
            />
            <Button type="submit">Search</Button>
          </form>
        </SheetBody>
      </SheetContent>
    </SheetRoot>
  );
}

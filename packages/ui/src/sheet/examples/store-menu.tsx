import {
  SheetBody,
  SheetContent,
  SheetRoot,
  SheetTitle,
  SheetTrigger,
} from '@storefront-toolkit/ui/sheet';

const DEPARTMENTS = ['New arrivals', 'Jackets', 'Knitwear', 'Shoes', 'Accessories', 'Sale'];

export default function StoreMenu() {
  return (
    <SheetRoot>
      <SheetTrigger variant="secondary">Departments</SheetTrigger>
      <SheetContent side="start" size="small">
        <SheetTitle>Departments</SheetTitle>
        <SheetBody>
          <ul>
            {DEPARTMENTS.map((name) => (
              <li key={name} className="border-b">
                <a href={`#${name}`} className="block py-3">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </SheetBody>
      </SheetContent>
    </SheetRoot>
  );
}

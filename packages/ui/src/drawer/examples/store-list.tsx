import {
  DrawerBody,
  DrawerContent,
  DrawerRoot,
  DrawerTitle,
  DrawerTrigger,
} from '@storefront-toolkit/ui/drawer';

const STREETS = ['Harbor Street', 'Old Market', 'North Station', 'Mill Lane', 'Castle Hill'];
const STORES = STREETS.flatMap((street, index) => [
  {name: street, distance: `${index + 1}.2 km`},
  {name: `${street}, outlet`, distance: `${index + 1}.8 km`},
]);

export default function StoreList() {
  return (
    <DrawerRoot snapPoints={[0.5, 1]}>
      <DrawerTrigger variant="secondary">Stores near you</DrawerTrigger>
      <DrawerContent>
        <DrawerTitle>Stores near you</DrawerTitle>
        <DrawerBody>
          <ul>
            {STORES.map(({name, distance}) => (
              <li key={name} className="flex justify-between border-b">
                <a href={`#${name}`} className="py-3">
                  {name}
                </a>
                <span className="py-3 text-ink-muted">{distance}</span>
              </li>
            ))}
          </ul>
        </DrawerBody>
      </DrawerContent>
    </DrawerRoot>
  );
}

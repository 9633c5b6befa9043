import {
  FlexDrawerClose,
  FlexDrawerContent,
  FlexDrawerRoot,
  FlexDrawerTitle,
  FlexDrawerTrigger,
} from '@storefront-toolkit/ui/flex-drawer';

const SECTIONS = ['Washing', 'Drying', 'Ironing', 'Storing over the summer'];

export default function GuideContents() {
  return (
    <div className="grid gap-4 md:grid-cols-[12rem_1fr]">
      <FlexDrawerRoot>
        <FlexDrawerTrigger breakpoint="md" variant="secondary" size="small">
          Contents of this guide
        </FlexDrawerTrigger>
        <FlexDrawerContent breakpoint="md">
          <FlexDrawerTitle>Care for wool</FlexDrawerTitle>
          <ul className="my-2">
            {SECTIONS.map((name) => (
              <li key={name}>
                <a href={`#${name}`} className="block py-2 underline">
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <FlexDrawerClose breakpoint="md">Close</FlexDrawerClose>
        </FlexDrawerContent>
      </FlexDrawerRoot>
      <p>Wool cleans itself in fresh air. Wash it by hand when air is not enough.</p>
    </div>
  );
}

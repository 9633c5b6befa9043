import {AspectRatio} from '@storefront-toolkit/ui/aspect-ratio';

export default function RoomForAMap() {
  return (
    <section className="grid max-w-md gap-2">
      <h3 className="font-semibold">Our store</h3>
      <AspectRatio ratio={16 / 9} className="rounded-md border border-line bg-surface">
        <p className="grid place-content-center p-4 text-center text-ink-muted">
          The map loads when you allow it.
        </p>
      </AspectRatio>
      <address className="not-italic">12 Harbor Street, open until 6 pm</address>
    </section>
  );
}

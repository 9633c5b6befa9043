import {mountainsImage} from '@storefront-toolkit/fixtures/cms';
import {MediaImage} from '@storefront-toolkit/ui/media';

/** `mountainsImage.narrow` is an upright picture, and `focalPoint` the sun. */
export default function NarrowScreens() {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-semibold">Out before the first snow</h2>
      <MediaImage
        image={mountainsImage}
        sizes="(width < 48rem) 100vw, 50rem"
        className="max-w-xl rounded-md"
      />
      <p className="text-ink-muted">Jackets that keep out what the weather report left out.</p>
    </section>
  );
}

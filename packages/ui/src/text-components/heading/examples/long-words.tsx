// cspell:ignore Daunen, schlafsack, reinigung, Regenbekleidung
import {Heading} from '@storefront-toolkit/ui/text-components/heading';

/** German joins words. A soft hyphen says where such a word may break. */
export default function LongWords() {
  return (
    <div className="grid max-w-56 gap-4" lang="de">
      <Heading level={3} size="2xl">
        Daunen&shy;schlafsack&shy;reinigung
      </Heading>
      <Heading level={3} size="lg">
        Regenbekleidung für Kinder
      </Heading>
    </div>
  );
}

import {SkipToContent} from '@storefront-toolkit/ui/skip-to-content';

export default function Translated() {
  return (
    <div lang="he" dir="rtl" className="relative grid gap-4">
      <SkipToContent href="#shawls">דלגו אל התוכן</SkipToContent>
      <nav aria-label="מחלקות" className="flex gap-4 border-b border-line pb-3">
        <a href="#hebrew-women">נשים</a>
        <a href="#hebrew-men">גברים</a>
      </nav>
      <section id="shawls" tabIndex={-1} className="scroll-mt-24">
        <h3 className="text-xl font-semibold">צעיפים</h3>
      </section>
    </div>
  );
}

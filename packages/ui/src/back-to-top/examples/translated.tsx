import {BackToTop} from '@storefront-toolkit/ui/back-to-top';

const SECTIONS = ['משלוח', 'החזרות', 'תשלום', 'מידות', 'כביסה', 'אחריות', 'חנויות', 'יצירת קשר'];

export default function Translated() {
  return (
    <div lang="he" dir="rtl" className="h-72 overflow-y-auto rounded-md border border-line p-4">
      <h3 className="text-xl font-semibold">עזרה</h3>
      <ul>
        {SECTIONS.map((section, index) => (
          <li key={section} className="border-b border-line py-6">
            <a href={`#hebrew-help-${index}`}>{section}</a>
          </li>
        ))}
      </ul>
      <BackToTop position="sticky">חזרה למעלה</BackToTop>
    </div>
  );
}

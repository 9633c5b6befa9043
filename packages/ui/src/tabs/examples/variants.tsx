'use client';

import {TabsContent, TabsList, TabsRoot, TabsTrigger} from '@storefront-toolkit/ui/tabs';

const VARIANTS = ['underline', 'segmented'] as const;
const ORIENTATIONS = ['horizontal', 'vertical'] as const;

export default function Variants() {
  return (
    <div className="grid grid-cols-cards gap-8">
      {VARIANTS.flatMap((variant) =>
        ORIENTATIONS.map((orientation) => {
          const name = `${variant}, ${orientation}`;
          return (
            <TabsRoot key={name} variant={variant} orientation={orientation} defaultValue="care">
              <TabsList aria-label={name}>
                <TabsTrigger value="care">Care</TabsTrigger>
                <TabsTrigger value="fit">Fit</TabsTrigger>
                <TabsTrigger value="video" disabled>
                  Video
                </TabsTrigger>
              </TabsList>
              <TabsContent value="care">Wash at 30 °C.</TabsContent>
              <TabsContent value="fit">Cut close to the body.</TabsContent>
              <TabsContent value="video">A walk in the rain.</TabsContent>
            </TabsRoot>
          );
        }),
      )}
    </div>
  );
}

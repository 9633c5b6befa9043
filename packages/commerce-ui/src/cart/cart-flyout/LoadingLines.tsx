import {Bone} from '../../internal/Skeleton.tsx';

/** Holds the place of two line items while the cart is loading. Hidden from screen readers. */
export const LoadingLines = () => (
  <div aria-hidden="true" className="grid gap-6">
    {[1, 2].map((line) => (
      <div key={line} className="flex gap-4">
        <Bone className="aspect-product w-20 shrink-0" />
        <div className="grid grow content-start gap-3">
          <Bone className="h-5 w-3/4" />
          <Bone className="h-5 w-1/3" />
        </div>
      </div>
    ))}
  </div>
);

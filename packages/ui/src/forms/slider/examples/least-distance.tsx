import {FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {RangeSlider} from '@storefront-toolkit/ui/forms/slider';

export default function LeastDistance() {
  return (
    <FieldGroup
      label="Night temperature"
      description="A sleeping bag covers at least 10 degrees."
      className="max-w-sm"
    >
      <RangeSlider
        labels={['Coldest night', 'Warmest night']}
        min={-25}
        max={25}
        minDistance={10}
        defaultValue={[-5, 5]}
        format={{style: 'unit', unit: 'celsius'}}
      />
    </FieldGroup>
  );
}

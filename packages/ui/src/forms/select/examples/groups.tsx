import {Field} from '@storefront-toolkit/ui/forms/label';
import {
  SelectContent,
  SelectGroup,
  SelectItem,
  SelectRoot,
  SelectTrigger,
} from '@storefront-toolkit/ui/forms/select';

const GROUPS = [
  {name: 'Europe', countries: ['Austria', 'Belgium', 'France', 'Germany', 'Italy', 'Spain']},
  {name: 'America', countries: ['Canada', 'Mexico', 'United States']},
];
const items = GROUPS.flatMap(({countries}) =>
  countries.map((country) => ({value: country, label: country})),
);

export default function Groups() {
  return (
    <div className="max-w-xs">
      <Field label="Ship to" error="We have no stock for Spain this week.">
        <SelectRoot name="country" autoComplete="country-name" items={items} defaultValue="Spain">
          <SelectTrigger />
          <SelectContent>
            {GROUPS.map(({name, countries}) => (
              <SelectGroup key={name} label={name}>
                {countries.map((country) => (
                  <SelectItem key={country} value={country}>
                    {country}
                  </SelectItem>
                ))}
              </SelectGroup>
            ))}
          </SelectContent>
        </SelectRoot>
      </Field>
    </div>
  );
}

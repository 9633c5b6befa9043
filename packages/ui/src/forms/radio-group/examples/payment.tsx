import {RadioGroup, RadioGroupItem} from '@storefront-toolkit/ui/forms/radio-group';

export default function Payment() {
  return (
    <RadioGroup
      label="Payment"
      name="payment"
      description="You pay nothing before you place the order."
      error="Your bank refused the card. Pay another way, or ask your bank."
      defaultValue="card"
      required
    >
      <RadioGroupItem value="card" description="Ends in 4242">
        Credit card
      </RadioGroupItem>
      <RadioGroupItem value="transfer" description="We send the parcel when the money is there">
        Bank transfer
      </RadioGroupItem>
      <RadioGroupItem value="invoice" disabled description="From your second order">
        Invoice
      </RadioGroupItem>
    </RadioGroup>
  );
}

import {AlertDescription, AlertRoot, AlertTitle} from '@storefront-toolkit/ui/alert';

export default function Tones() {
  return (
    <div className="grid gap-3">
      <AlertRoot tone="info">
        <AlertTitle>Parcels take a day longer this week</AlertTitle>
        <AlertDescription>Order by Wednesday to have it before the holiday.</AlertDescription>
      </AlertRoot>
      <AlertRoot tone="success">
        <AlertTitle>Your return has arrived</AlertTitle>
        <AlertDescription>We refund €42.00 to your card within five days.</AlertDescription>
      </AlertRoot>
      <AlertRoot tone="warning">
        <AlertTitle>Your card expires this month</AlertTitle>
        <AlertDescription>
          Replace it before the next delivery of your subscription.
        </AlertDescription>
      </AlertRoot>
      <AlertRoot tone="danger">
        <AlertTitle>Your payment was refused</AlertTitle>
        <AlertDescription>Nothing was charged. Try another card.</AlertDescription>
      </AlertRoot>
    </div>
  );
}

import {Button} from '@storefront-toolkit/ui/button';
import {
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from '@storefront-toolkit/ui/dialog';

export default function SignInFirst() {
  return (
    <DialogRoot>
      <DialogTrigger>Save for later</DialogTrigger>
      <DialogContent>
        <DialogTitle>Sign in to save items</DialogTitle>
        <DialogBody>
          <p>Saved items are kept with your account, on every device.</p>
        </DialogBody>
        <DialogFooter>
          <DialogRoot>
            <DialogTrigger variant="ghost">Why an account?</DialogTrigger>
            <DialogContent size="small">
              <DialogTitle>Why an account?</DialogTitle>
              <DialogBody>Without one, the list would be lost with your browser data.</DialogBody>
            </DialogContent>
          </DialogRoot>
          <Button>Sign in</Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}

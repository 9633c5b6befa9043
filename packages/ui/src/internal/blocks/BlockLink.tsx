import type {LinkText} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import {buttonVariants, type ButtonVariant} from '../../button/variants.ts';
import {Link, type LinkOptions} from '../../link/index.ts';

interface BlockLinkProps extends LinkOptions {
  link: LinkText;
  variant: ButtonVariant;
}

/** A link of a block, which looks like a button. */
export function BlockLink({link: {text, label, link}, variant, ...options}: BlockLinkProps) {
  return (
    <Link
      {...options}
      link={link}
      aria-label={label}
      variant="unstyled"
      className={clsx(buttonVariants({variant, size: 'large', shape: 'text', fullWidth: false}))}
    >
      {text}
    </Link>
  );
}

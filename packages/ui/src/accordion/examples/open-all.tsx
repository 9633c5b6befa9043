'use client';

import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '@storefront-toolkit/ui/accordion';
import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

const CARE = {
  Washing: 'By hand, in cold water.',
  Drying: 'Flat on a towel, away from heat.',
  Storing: 'Folded, with cedar wood against moths.',
};

export default function OpenAll() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const all = open.length === Object.keys(CARE).length;

  function toggle(title: string, isOpen: boolean) {
    setOpen((before) => [...before.filter((other) => other !== title), ...(isOpen ? [title] : [])]);
  }

  return (
    <div className="grid justify-items-start gap-4">
      <Button variant="secondary" onClick={() => setOpen(all ? [] : Object.keys(CARE))}>
        {all ? 'Close all' : 'Open all'}
      </Button>
      <AccordionRoot>
        {Object.entries(CARE).map(([title, text]) => (
          <AccordionItem
            key={title}
            open={open.includes(title)}
            onToggle={({currentTarget}) => toggle(title, currentTarget.open)}
          >
            <AccordionTrigger>{title}</AccordionTrigger>
            <AccordionContent>{text}</AccordionContent>
          </AccordionItem>
        ))}
      </AccordionRoot>
    </div>
  );
}
